import { loanFacts } from '#src/domain/facts/loan-facts.ts';
import type { QuoteInput } from '#src/domain/leads/quote.fields.ts';
import { loanAmount } from '#src/domain/loans/purchase-loan.ts';
import { paymentAt, wholeDollars } from '#src/domain/rates/payment-at.ts';
import type { Rates } from '#src/domain/rates/shown-rates.ts';
import { rateKinds } from '#src/domain/rates/shown-rates.ts';
import { parseMoney } from '#src/lib/input/typed-numbers.ts';
import { downPaymentDollars } from './answer-notes.ts';

/** What a loan could cost a month, in words. */
export interface Estimate {
  /** Rounded to ten dollars, like `$2,330`. */
  payment: string;
  /** Whole dollars, like `$369,000`. */
  loan: string;
  /** As the owner typed it, like `6.375%`. */
  rate: string;
  termYears: number;
}

/**
 * Estimates the principal and interest of a loan a month, from answers as typed and the displayed rates:
 * the jumbo rate for a conventional loan above the limit of most counties, the 30-year fixed rate for all
 * others.
 *
 * @returns undefined if there is no loan, or no rate to calculate with
 */
export function estimatePayment(
  { homePrice, downPayment, loanType }: Pick<QuoteInput, 'homePrice' | 'downPayment' | 'loanType'>,
  rates: Rates,
): Estimate | undefined {
  const down = downPaymentDollars(downPayment, homePrice);
  if (down === undefined) return undefined;
  const { principal } = loanAmount(parseMoney(homePrice) ?? 0, down);
  const isJumbo = loanType === 'conventional' && principal > loanFacts.conformingLimits.baseline;
  const field = isJumbo ? 'jumbo30' : 'fixed30';
  const { termYears } = rateKinds[field];
  const payment = paymentAt(rates[field], termYears, principal);
  const rounded = Math.round((payment ?? 0) / 10) * 10;
  if (rounded === 0) return undefined;
  return {
    payment: wholeDollars(rounded),
    loan: wholeDollars(principal),
    rate: rates[field],
    termYears,
  };
}
