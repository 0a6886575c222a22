/** What a test types, by field: values that occur nowhere else, so that each can be recognised. */
export type Marks = Readonly<Record<string, string>>;

/** Below this many digits, a number without its signs may stand anywhere by accident. */
const tellingDigits = 7;

/**
 * The names of the fields whose values stand in a text: as typed, encoded for an address, escaped
 * for JSON, or as nothing but their digits.
 *
 * @example fieldsIn('?to=ana%40example.com', { email: 'ana@example.com' }) // ['email']
 */
export function fieldsIn(text: string, marks: Marks): string[] {
  const searched = text.toLowerCase();
  return Object.entries(marks)
    .filter(([, value]) => writingsOf(value).some((writing) => searched.includes(writing)))
    .map(([field]) => field);
}

function writingsOf(value: string): string[] {
  const digits = value.replace(/\D/g, '');
  return [
    value,
    encodeURIComponent(value),
    new URLSearchParams([['', value]]).toString().slice('='.length),
    JSON.stringify(value).slice('"'.length, -'"'.length),
    ...(digits.length >= tellingDigits ? [digits] : []),
  ].map((writing) => writing.toLowerCase());
}
