import { withScheme } from '#src/lib/intended-address.ts';
import { safeUrl } from '#src/lib/safe-url.ts';
import { tidyLine } from './text.ts';

/**
 * Matches a stored image address: an `https:` URL, or a path on this site. Two slashes in a row could lead
 * to another site, so paths have none. ASCII only, as safeUrl writes it, and without credentials.
 */
export const imageAddressPattern =
  /^(?:\/(?:[!"$-.0->@-[\]-~]+\/)*[!"$-.0->@-[\]-~]*(?:[?#][!-~]*)?|https:\/\/(?:[a-z0-9_-]+\.)*[a-z][a-z0-9-]*(?::[1-5]?[0-9]{1,4})?\/[!-~]*)$/;

/**
 * Converts an image address as typed to the stored one: normalized as a browser writes it if pages may
 * show it, with https:// if it lacks a scheme; or else a single line, which the pattern does not match.
 */
export function tidyImageAddress(typed: string): string {
  const image = tidyLine(typed);
  return safeUrl(withScheme(image)) || image;
}
