import { groupThousands } from '#src/lib/format/format.ts';
import type { QuoteStart } from '#src/model/lead-forms/quote.fields.ts';

/** The share of the price that the displayed rates assume as a down payment, in percent. */
export const assumedDownPayment = 20;

/** Returns the price of the home that a loan buys with the assumed down payment. */
export function priceFor(loan: number): number {
  return loan / (1 - assumedDownPayment / 100);
}

/** Returns what the quote form takes over of a loan that the visitor set. */
export function startWithLoan(loan: number): QuoteStart {
  return {
    homePrice: groupThousands(Math.round(priceFor(loan))),
    downPayment: `${assumedDownPayment}%`,
  };
}
