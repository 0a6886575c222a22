import { formatDollars } from '#src/lib/format.ts';
import { parseDownPayment, parseMoney } from '#src/lib/input/typed-numbers.ts';

/**
 * Returns a note about a down payment and a home price, both as typed: the amount of a percentage,
 * the percentage of an amount, or a warning if it exceeds the price.
 *
 * @returns undefined if there is nothing to say yet
 * @example downPaymentNote('20%', '450,000') // '20% of $450,000 is $90,000.'
 */
export function downPaymentNote(downPayment: string, homePrice: string): string | undefined {
  const parsed = parseDownPayment(downPayment);
  const price = parseMoney(homePrice);
  if (!parsed || !price) return undefined;
  if (parsed.kind === 'percent') {
    const dollars = Math.round((price * parsed.percent) / 100);
    return `${parsed.percent}% of ${formatDollars(price)} is ${formatDollars(dollars)}.`;
  }
  if (parsed.dollars > price) {
    return `That is more than the home price of ${formatDollars(price)}. You can continue if that is right.`;
  }
  const percent = Math.round((parsed.dollars / price) * 1000) / 10;
  return `${formatDollars(parsed.dollars)} is ${percent}% of ${formatDollars(price)}.`;
}
