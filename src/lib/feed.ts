import { site } from '#src/site.ts';

/** The blog's RSS feed, which the build generates. */
export const feed = {
  path: '/feed.xml',
  title: `${site.name} Mortgage Blog`,
  description:
    'Plain-English articles for home buyers about mortgage rates, approval, credit and refinancing.',
} as const;
