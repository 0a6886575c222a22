import type { Rates } from '#src/domain/rates/rates.schema.ts';
import { rateKinds, readRate, usualRates } from '#src/domain/rates/shown-rates.ts';
import { boundedLine } from '#src/lib/input/answers.schema.ts';
import { z } from '#src/lib/zod.ts';

/** The longest texts in code points; the security rules repeat them. */
export const ratesLimits = { rate: 40, lastUpdated: 60 } as const;

const text = (max: number) => boundedLine({ min: 0, max }, '');
const rate = text(ratesLimits.rate);

/** Parses the rates form's values as typed into the five stored texts. */
export const ratesFormSchema = z.object({
  fixed30: rate,
  fixed15: rate,
  arm51: rate,
  jumbo30: rate,
  lastUpdated: text(ratesLimits.lastUpdated),
} satisfies Record<keyof Rates, unknown>);

/** Whether a text is empty or a percentage such as `6.375%`. Any other text is allowed, too. */
export function looksLikeRate(text: string): boolean {
  return text.trim() === '' || readRate(text) !== undefined;
}

/** A change of a rate that may be a slip, in percentage points. */
const largeChange = 1;

/** Returns the kinds of loans whose new rate may be a slip: it is unusual, or far from the stored one. */
export function findDoubtfulRates(typed: Rates, stored: Rates) {
  return rateKinds.filter(({ field }) => isDoubtful(typed[field], stored[field]));
}

function isDoubtful(typed: string, stored: string): boolean {
  if (typed === stored || !/^[\d.,]+\s?%$/.test(typed)) return false;
  // Of more digits than a rate has, like 637.5%, or with a comma.
  const rate = readRate(typed) ?? Number.POSITIVE_INFINITY;
  // Rates have four decimals at most, which leaves out the errors of a subtraction.
  const change = Math.abs(rate - (readRate(stored) ?? rate)).toFixed(4);
  return rate < usualRates.min || rate > usualRates.max || Number(change) >= largeChange;
}
