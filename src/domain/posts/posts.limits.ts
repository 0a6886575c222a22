/** How many posts a page of the blog shows. */
export const postsPerPage = 6;

/** How many posts the home page features. */
export const featuredCount = 3;

/** How many posts stand under another one of their category. */
export const relatedCount = 3;

/** How long a text the blog's search box takes. */
export const searchTextMax = 100;

/** A post's keywords, and its states: how many, and how long with a line break between each two. */
export const wordListLimits = { count: 50, length: 2_000 } as const;
