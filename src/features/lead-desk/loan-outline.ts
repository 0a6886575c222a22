import { monthlyPayment } from '#src/domain/loans/loan.ts';
import { parseDownPayment } from '#src/lib/input/typed-numbers.ts';

/** The loan figures of a quote's answers. */
export interface LoanOutline {
  /** Dollars. */
  loan: number;
  /** Percent of the home price. */
  loanToValue: number;
  /** Dollars per month, principal and interest; undefined without a rate. */
  payment: number | undefined;
}

const thirtyYears = 360;

/**
 * Returns the loan amount, its share of the price, and its monthly payment over 30 years.
 *
 * @param rate as displayed, such as `6.375%`; undefined or any other text gives no payment
 * @returns undefined if the answers do not determine a loan
 */
export function loanOutline(
  { homePrice, downPayment }: Readonly<Record<string, unknown>>,
  rate: string | undefined,
): LoanOutline | undefined {
  const down = typeof downPayment === 'string' ? parseDownPayment(downPayment) : undefined;
  if (typeof homePrice !== 'number' || homePrice <= 0 || !down) return undefined;
  const paid = down.kind === 'amount' ? down.dollars : (homePrice * down.percent) / 100;
  const loan = homePrice - paid;
  if (loan <= 0) return undefined;
  const annualRatePercent = percentOf(rate);
  return {
    loan,
    loanToValue: (loan / homePrice) * 100,
    payment:
      annualRatePercent === undefined
        ? undefined
        : monthlyPayment({ principal: loan, annualRatePercent, termMonths: thirtyYears }),
  };
}

function percentOf(rate: string | undefined): number | undefined {
  const [, figure] = /^(\d{1,2}(?:\.\d{1,4})?) ?%?$/.exec(rate?.trim() ?? '') ?? [];
  return figure === undefined ? undefined : Number(figure);
}
