import { parseDocument, z } from '#src/lib/loading/zod.ts';
import { type RateKey, type Rates, rateFields } from './shown-rates.ts';

/** Returns a value for each displayed rate, by its field. */
export function mapRates<Value>(map: (field: RateKey) => Value): Record<RateKey, Value> {
  const entries = rateFields.map((field) => [field, map(field)]);
  return Object.fromEntries(entries) as Record<RateKey, Value>;
}

const text = z._default(z.string().check(z.trim()), '');

const ratesSchema = z.object({ ...mapRates(() => text), lastUpdated: text });

/** Parses the rates document; a missing field becomes ''. Undefined for a malformed one, which is logged. */
export function toRates(data: Readonly<Record<string, unknown>>): Rates | undefined {
  return parseDocument('the rates', ratesSchema, data);
}
