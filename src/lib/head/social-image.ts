import { absoluteUrl } from '../absolute-url.ts';

/** The site's picture in link previews, 1200 × 630. */
const card = '/images/social-card.png';

/**
 * The absolute address of the picture that link previews show.
 *
 * @param image of the page, absolute or site-relative; may be empty
 * @returns the site's card in place of an SVG, which no social network shows
 */
export function socialImage(image: string): string {
  const isShown = image !== '' && !/\.svg(?:[?#]|$)/i.test(image);
  return absoluteUrl(isShown ? image : card);
}
