import { parseDocument } from '#src/lib/parse-document.ts';
import { type Rates, ratesSchema } from './rates.schema.ts';

/**
 * Parses the rates document; a missing field becomes ''.
 *
 * @returns undefined for a malformed document, which is logged
 */
export function toRates(data: Readonly<Record<string, unknown>>): Rates | undefined {
  return parseDocument('the rates', ratesSchema, data);
}
