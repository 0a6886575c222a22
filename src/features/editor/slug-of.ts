import { proposedSlugMax } from './edited-post.limits.ts';

/**
 * The slug that a title stands for: lower-case letters a to z and digits, hyphens between words,
 * accents dropped, at most 80 characters and cut between words where that is possible.
 *
 * @returns '' for a title without a letter or digit of the kind
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
