/** What a test types, by field: unique values, so that each can be recognized. */
export type PrivateValues = Readonly<Record<string, string>>;

/** A number with fewer digits than this may match by accident once its signs are removed. */
const minimumDigits = 7;

/**
 * Returns the names of the fields whose values appear in a text: as typed, URL-encoded,
 * JSON-escaped, or as digits only.
 *
 * @example fieldsIn('?to=ana%40example.com', { email: 'ana@example.com' }) // ['email']
 */
export function fieldsIn(text: string, values: PrivateValues): string[] {
  const searched = text.toLowerCase();
  return Object.entries(values)
    .filter(([, value]) => listSpellings(value).some((writing) => searched.includes(writing)))
    .map(([field]) => field);
}

function listSpellings(value: string): string[] {
  const digits = value.replace(/\D/g, '');
  return [
    value,
    encodeURIComponent(value),
    new URLSearchParams([['', value]]).toString().slice('='.length),
    JSON.stringify(value).slice('"'.length, -'"'.length),
    ...(digits.length >= minimumDigits ? [digits] : []),
  ].map((writing) => writing.toLowerCase());
}
