import { parseDocument, z } from '#src/lib/zod.ts';

const text = z._default(z.string().check(z.trim()), '');

/** The displayed rates as they are stored: free text such as `6.375%`, '' when unknown. */
const ratesSchema = z.object({
  fixed30: text,
  fixed15: text,
  arm51: text,
  jumbo30: text,
  /** Text for display, not a date to compute with. */
  lastUpdated: text,
});

export type Rates = z.output<typeof ratesSchema>;

/**
 * Parses the rates document; a missing field becomes ''.
 *
 * @returns undefined for a malformed document, which is logged
 */
export function toRates(data: Readonly<Record<string, unknown>>): Rates | undefined {
  return parseDocument('the rates', ratesSchema, data);
}
