import { type RateKey, rateFields } from './rate-fields.ts';
import type { Rates } from './shown-rates.ts';

/** Returns a value for each displayed rate, by its field. */
export function mapRates<Value>(map: (field: RateKey) => Value): Record<RateKey, Value> {
  const entries = rateFields.map((field) => [field, map(field)]);
  return Object.fromEntries(entries) as Record<RateKey, Value>;
}

/**
 * Parses the rates document; a missing field becomes ''. Undefined for a malformed one, which is logged. Without zod,
 * which pages of rates would load for this alone.
 */
export function toRates(data: Readonly<Record<string, unknown>>): Rates | undefined {
  const read = (field: keyof Rates) => data[field] ?? '';
  const malformed = [...rateFields, 'lastUpdated' as const].filter(
    (field) => typeof read(field) !== 'string',
  );
  const text = (field: keyof Rates) => `${read(field)}`.trim();
  if (malformed.length === 0) return { ...mapRates(text), lastUpdated: text('lastUpdated') };
  console.error(`Skipped the rates, malformed in: ${malformed.join(', ')}`);
  return undefined;
}
