import { proposedSlugMax } from './edited-post.limits.ts';

/**
 * Returns the slug of a title: lowercase letters a to z and digits, hyphens between words, no
 * accents, and at most 80 characters, cut between words if possible.
 *
 * @returns '' for a title without such letters or digits
 * @example slugOf("Buyer's Guide: FHA & Más") // 'buyers-guide-fha-and-mas'
 */
export function slugOf(title: string): string {
  const slug = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '')
    .replace(/&/g, ' and ')
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return shortened(slug);
}

function shortened(slug: string): string {
  if (slug.length <= proposedSlugMax) return slug;
  const wordEnd = slug.lastIndexOf('-', proposedSlugMax);
  return slug.slice(0, wordEnd > 0 ? wordEnd : proposedSlugMax);
}
