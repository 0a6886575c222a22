import { parseDocument, z } from '#src/lib/zod.ts';
import { mapRates, type Rates } from './shown-rates.ts';

const text = z._default(z.string().check(z.trim()), '');

const ratesSchema = z.object({ ...mapRates(() => text), lastUpdated: text });

/**
 * Parses the rates document; a missing field becomes ''.
 *
 * @returns undefined for a malformed document, which is logged
 */
export function toRates(data: Readonly<Record<string, unknown>>): Rates | undefined {
  return parseDocument('the rates', ratesSchema, data);
}
