import { boundedAmount } from './bounded.ts';

export type LoanAmount =
  | { kind: 'loan'; principal: number }
  | {
      kind: 'noLoan';
      reason: 'noPrice' | 'downPaymentCoversPrice' | 'downPaymentAbovePrice';
      principal: 0;
    };

/**
 * What is borrowed: the home price less the down payment.
 *
 * @param homePrice dollars, 0 to 1e15; NaN and negative count as 0
 * @param downPayment dollars, 0 to 1e15; NaN and negative count as 0
 * @returns dollars, unrounded, or 0 with the reason
 * @example loanAmount(400_000, 80_000) // { kind: 'loan', principal: 320000 }
 */
export function loanAmount(homePrice: number, downPayment: number): LoanAmount {
  const price = boundedAmount(homePrice);
  const principal = price - boundedAmount(downPayment);
  if (principal > 0) return { kind: 'loan', principal };
  if (price === 0) return { kind: 'noLoan', reason: 'noPrice', principal: 0 };
  const reason = principal === 0 ? 'downPaymentCoversPrice' : 'downPaymentAbovePrice';
  return { kind: 'noLoan', reason, principal: 0 };
}
