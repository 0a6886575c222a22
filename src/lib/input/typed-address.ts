import { safeUrl } from '#src/lib/addresses/safe-url.ts';
import { tidyLine } from './text.ts';

/** Matches a host without a scheme: after two slashes, with `www.`, or in a common domain. */
const hostWithoutScheme =
  /^(?:\/\/(?:[\p{L}\d-]+\.)+[\p{L}\d-]+|www\.(?:[\p{L}\d-]+\.)*[\p{L}\d-]+|(?:[\p{L}\d-]+\.)+(?:com|org|net|gov|edu|us))(?::\d+)?(?=[/?#]|$)/iu;

/** Hosts of links that lead to another address, and the parameter that holds it. */
const detours: readonly [host: RegExp, path: RegExp, parameter: string][] = [
  [/\.safelinks\.protection\.(?:outlook\.com|office365\.us)$/, /^\//, 'url'],
  [/^www\.google\.com$/, /^\/url$/, 'q'],
];

/**
 * Returns an address with `https://` if it names a host without a scheme, like 'www.example.com/a'; any other
 * unchanged. It is not safe yet: safeUrl or linkAddress decides that.
 */
export function withScheme(address: string): string {
  const trimmed = address.trim();
  return hostWithoutScheme.test(trimmed) ? `https://${trimmed.replace(/^\/\//, '')}` : address;
}

/**
 * Returns the address that a copied or typed one leads to: the one behind Outlook's protected links and Google's
 * redirects, without the recipient's data, and with a scheme if it names a host.
 */
export function intendedAddress(address: string): string {
  const complete = withScheme(address);
  try {
    const { hostname, pathname, searchParams } = new URL(complete);
    const detour = detours.find(([host, path]) => host.test(hostname) && path.test(pathname));
    const behind = detour && searchParams.get(detour[2]);
    return behind ? intendedAddress(behind) : complete;
  } catch {
    return complete;
  }
}

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
