import { wordListLimits } from '#src/domain/posts/posts.limits.ts';

/** The limits of a post: lengths in code points, as zod and the security rules count them. */
export const postLimits = {
  title: { min: 1, max: 200 },
  slug: { min: 1, max: 200 },
  description: { min: 1, max: 1_000 },
  content: { min: 1, max: 200_000 },
  author: { min: 0, max: 100 },
  image: { min: 0, max: 2_000 },
  keywords: wordListLimits,
} as const;

/** About how many characters of a description search results show. It is a guide, not a limit. */
export const shownOfDescription = 160;

/** A slug: words of lowercase letters and digits, joined by single hyphens. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The maximum length of a proposed slug. */
export const proposedSlugMax = 80;
