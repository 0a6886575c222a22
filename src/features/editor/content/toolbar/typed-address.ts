import { linkAddress } from '#src/domain/posts/content/link-address.ts';
import { intendedAddress } from '#src/lib/intended-address.ts';

/** The error message for an address that links must not use. */
export const badLink =
  'Enter an address that starts with https://, http://, mailto: or tel:, a page on this site such as /rates, or a place on the page such as #costs.';

const domain = /^[a-z\d-]+(?:\.[a-z\d-]+)+(?:[/?#]\S*)?$/i;
const mailbox = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/;

/**
 * Returns the link address that a writer means by a typed text; '' if there is none.
 *
 * @example typedAddress('www.fhfa.gov') // 'https://www.fhfa.gov/'
 */
export function typedAddress(typed: string): string {
  const text = typed.trim();
  if (mailbox.test(text)) return linkAddress(`mailto:${text}`);
  if (domain.test(text)) return linkAddress(`https://${text}`);
  return text === '#' ? '' : linkAddress(intendedAddress(text));
}
