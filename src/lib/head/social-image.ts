import { absoluteUrl } from '../absolute-url.ts';

/** The default image in link previews, 1200 × 630. */
const card = '/images/social-card.png';

/**
 * Returns the absolute address of the image for link previews.
 *
 * @param image of the page, absolute or site-relative; may be empty
 * @returns the default image instead of an SVG, which social networks do not show
 */
export function socialImage(image: string): string {
  const isShown = image !== '' && !/\.svg(?:[?#]|$)/i.test(image);
  return absoluteUrl(isShown ? image : card);
}
