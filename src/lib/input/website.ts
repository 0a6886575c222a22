/** Matches a company's website: http or https, a host with a dot in it, and only ASCII after that. */
export const websitePattern =
  /^[Hh][Tt][Tt][Pp][Ss]?:\/\/([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(:[1-5]?[0-9]{1,4})?([/?#][!-~]*)?$/;

export const websiteMaxLength = 200;

/**
 * Converts an address to the form in which it is stored: as typed, or in its ASCII form if it has other
 * characters. An address that contains white space is not converted, so that it is refused.
 *
 * @example asciiWebsite('https://bücher.example') // 'https://xn--bcher-kva.example/'
 */
export function asciiWebsite(text: string): string {
  const hasOtherLetters = /[^!-~]/.test(text) && !/\s/.test(text);
  return hasOtherLetters ? (URL.parse(text)?.href ?? text) : text;
}

/**
 * Suggests the address that was probably meant by one without `https://`.
 *
 * @returns undefined if adding `https://` does not make it valid
 * @example suggestWebsite('acme.com') // 'https://acme.com'
 */
export function suggestWebsite(text: string): string | undefined {
  const address = `https://${text.trim()}`;
  // The part before a colon would be a scheme, not a host.
  if (/^[^/?#]*:/.test(text) || !websitePattern.test(asciiWebsite(address))) return undefined;
  return address;
}
