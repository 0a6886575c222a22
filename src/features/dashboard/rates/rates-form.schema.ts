import type { Rates } from '#src/domain/rates/rates.schema.ts';
import { readRate } from '#src/domain/rates/read-rate.ts';
import { boundedLine } from '#src/lib/input/answers.schema.ts';
import { z } from '#src/lib/zod.ts';

/** The longest texts in code points; the security rules repeat them. */
export const ratesLimits = { rate: 40, lastUpdated: 60 } as const;

const text = (max: number) => boundedLine({ min: 0, max }, '');
const rate = text(ratesLimits.rate);

/** What the owner types about the rates: from text as typed to the five texts that are stored. */
export const ratesFormSchema = z.object({
  fixed30: rate,
  fixed15: rate,
  arm51: rate,
  jumbo30: rate,
  lastUpdated: text(ratesLimits.lastUpdated),
} satisfies Record<keyof Rates, unknown>);

/** Whether a text is a percentage such as `6.375%`, or empty. Any other text may be meant as well. */
export function looksLikeRate(text: string): boolean {
  return text.trim() === '' || readRate(text) !== undefined;
}
