import { parseDocument } from '#src/lib/parse-document.ts';
import { type Rates, ratesSchema } from './rates.schema.ts';

/**
 * Reads the document of the rates; what is missing in it is ''.
 *
 * @returns undefined for a document that holds something else, which is logged
 */
export function toRates(data: Readonly<Record<string, unknown>>): Rates | undefined {
  return parseDocument('the rates', ratesSchema, data);
}
