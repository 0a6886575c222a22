/** Matches a company's website: http or https, a host with a dot in it, and only ASCII after that. */
export const websitePattern =
  /^[Hh][Tt][Tt][Pp][Ss]?:\/\/([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(:[1-5]?[0-9]{1,4})?([/?#][!-~]*)?$/;

export const websiteMaxLength = 200;

/**
 * Converts an address to the form in which it is stored: as typed, or in its ASCII form if it has other characters. An
 * address that contains white space is not converted, so that it is refused.
 */
export function asciiWebsite(text: string): string {
  const hasOtherLetters = /[^!-~]/.test(text) && !/\s/.test(text);
  if (!hasOtherLetters) return text;
  try {
    return new URL(text).href;
  } catch {
    return text;
  }
}

/** Adds a missing `https://` to an address, unless that does not make it valid. */
export function completeWebsite(text: string): string {
  const address = `https://${text.trim()}`;
  // The part before a colon would be a scheme, not a host.
  if (/^[^/?#]*:/.test(text) || !websitePattern.test(asciiWebsite(address))) return text;
  return address;
}
