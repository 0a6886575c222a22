import { linkAddress } from '#src/domain/posts/content/link-address.ts';

/** Said of an address that no reader may be sent to. */
export const badLink =
  'Enter an address that starts with https://, http://, mailto: or tel:, a page on this site such as /rates, or a place on the page such as #costs.';

const domain = /^[a-z\d-]+(?:\.[a-z\d-]+)+(?:[/?#]\S*)?$/i;
const mailbox = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/;

/**
 * The address that a writer means by what is typed; '' when there is none to link to.
 *
 * @example typedAddress('www.fhfa.gov') // 'https://www.fhfa.gov/'
 */
export function typedAddress(typed: string): string {
  const text = typed.trim();
  if (mailbox.test(text)) return linkAddress(`mailto:${text}`);
  if (domain.test(text)) return linkAddress(`https://${text}`);
  return text === '#' ? '' : linkAddress(text);
}
