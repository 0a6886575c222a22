/** A website of a company: http or https, a host with a dot in it, and only ASCII after that. */
export const websitePattern =
  /^[Hh][Tt][Tt][Pp][Ss]?:\/\/([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(:[1-5]?[0-9]{1,4})?([/?#][!-~]*)?$/;

export const websiteMaxLength = 200;

/**
 * An address as it is stored: as typed, but in its ASCII form where it has other letters. White
 * space inside stays, to be refused.
 *
 * @example asciiWebsite('https://bücher.example') // 'https://xn--bcher-kva.example/'
 */
export function asciiWebsite(text: string): string {
  const hasOtherLetters = /[^!-~]/.test(text) && !/\s/.test(text);
  return hasOtherLetters ? (URL.parse(text)?.href ?? text) : text;
}

/**
 * The address that was probably meant by one without its beginning.
 *
 * @returns undefined when `https://` is not what the text lacks
 * @example suggestWebsite('acme.com') // 'https://acme.com'
 */
export function suggestWebsite(text: string): string | undefined {
  const address = `https://${text.trim()}`;
  // Of a word with a colon the part before it is a scheme, never a host.
  if (/^[^/?#]*:/.test(text) || !websitePattern.test(asciiWebsite(address))) return undefined;
  return address;
}
