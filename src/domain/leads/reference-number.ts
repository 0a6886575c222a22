/** Crockford's base 32: no letters that look like digits, and no U, to avoid accidental words. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const base64url = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const letterCount = 8;
const letterBits = 5;
const idStart = /^[\w-]{8}/;

/** Replacements for letters that people type by mistake. */
const meant: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/**
 * Returns the short number that identifies a lead in messages: the first 40 bits of its id.
 *
 * @param leadId base64url of a digest, 43 characters
 * @returns '' for a malformed id
 * @example referenceNumber('Zq3_-xN0cV7yTgR2mLkJ9aWbP5sE8uHdF1oIiQ4wXzA') // 'CTPZ-ZYRK'
 */
export function referenceNumber(leadId: string): string {
  if (!idStart.test(leadId)) return '';
  const bits = bitsOf(leadId);
  const text = Array.from(
    { length: letterCount },
    (_, index) => letters[Number.parseInt(bits.slice(index * letterBits).slice(0, letterBits), 2)],
  ).join('');
  return `${text.slice(0, letterCount / 2)}-${text.slice(letterCount / 2)}`;
}

/**
 * Parses a reference number as people type it.
 *
 * @returns its canonical form, or undefined if it is not a reference number
 * @example readReference('ctpz zyrk') // 'CTPZ-ZYRK'
 */
export function readReference(typed: string): string | undefined {
  const text = typed
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll(/[OIL]/g, (letter) => meant[letter] ?? letter);
  if (text.length !== letterCount || [...text].some((letter) => !letters.includes(letter))) {
    return undefined;
  }
  return `${text.slice(0, letterCount / 2)}-${text.slice(letterCount / 2)}`;
}

/**
 * Returns the common prefix of the ids of all leads with a reference number: 36 of its 40 bits.
 *
 * @param reference as `referenceNumber` writes it
 */
export function leadIdPrefix(reference: string): string {
  const bits = [...reference.replace('-', '')]
    .map((letter) => letters.indexOf(letter).toString(2).padStart(letterBits, '0'))
    .join('');
  const characters = Array.from({ length: Math.floor(bits.length / 6) }, (_, index) => {
    return base64url[Number.parseInt(bits.slice(index * 6).slice(0, 6), 2)];
  });
  return characters.join('');
}

function bitsOf(leadId: string): string {
  const digits = [...leadId.slice(0, letterCount)].map((letter) => base64url.indexOf(letter));
  return digits.map((digit) => digit.toString(2).padStart(6, '0')).join('');
}
