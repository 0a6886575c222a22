/** Crockford's base 32: no letter that is read as a digit, and none that makes a word of it. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const base64url = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const letterCount = 8;
const letterBits = 5;
const idStart = /^[\w-]{8}/;

/** What people type for a letter that is not among them. */
const meant: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/**
 * The short number by which a person and the owner speak of a lead: the first 40 bits of its id.
 *
 * @param leadId base64url of a digest, 43 characters
 * @returns '' for an id of another form
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
 * Reads a reference number as people type it.
 *
 * @returns its usual form; undefined for what is none
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
 * What the ids of all leads with a reference number begin with: 36 of its 40 bits.
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
