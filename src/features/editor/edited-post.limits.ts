import { wordListLimits } from '#src/domain/posts/posts.limits.ts';

/** What the editor takes of a post: lengths in code points, as zod and the security rules count them. */
export const postLimits = {
  title: { min: 1, max: 200 },
  slug: { min: 1, max: 200 },
  description: { min: 1, max: 1_000 },
  content: { min: 1, max: 200_000 },
  author: { min: 0, max: 100 },
  image: { min: 0, max: 2_000 },
  keywords: wordListLimits,
} as const;

/** What search results show of a description before they cut it off: no limit, but worth knowing. */
export const shownOfDescription = 160;

/** A slug: words of lower-case letters and digits, joined by single hyphens. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * The address of a picture as it is stored: `https:`, or a path on this site without two slashes in a row,
 * which could lead elsewhere. In ASCII, as safeUrl writes it; without a name or password.
 */
export const imageAddressPattern =
  /^(?:\/(?:[!"$-.0->@-[\]-~]+\/)*[!"$-.0->@-[\]-~]*(?:[?#][!-~]*)?|https:\/\/(?:[a-z0-9_-]+\.)*[a-z][a-z0-9-]*(?::[1-5]?[0-9]{1,4})?\/[!-~]*)$/;

/** How long a slug is that the editor proposes. */
export const proposedSlugMax = 80;
