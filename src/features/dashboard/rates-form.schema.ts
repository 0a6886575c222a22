import type { Rates } from '#src/domain/rates/rates.schema.ts';
import { readRate } from '#src/domain/rates/shown-rates.ts';
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
