export const postsPerPage = 6;

export const featuredCount = 3;

/** The maximum number of newest posts among which the home page draws without a list of their ids. */
export const newestCount = 30;

export const relatedCount = 3;

/** The number of posts to start with where a search finds none: the most linked, or without an index the first. */
export const startCount = 3;

/** The maximum length of a search on the blog, in characters. */
export const searchTextMax = 100;

/** Whether the text of the search box is a search. */
export function isSearch(text: string): boolean {
  return text.trim() !== '';
}

/** Limits of a post's keywords and of its states: their number, and their length joined by newlines. */
export const wordListLimits = { count: 50, length: 2_000 } as const;

/** About how many characters of a description search results show. It is a guide, not a limit. */
export const shownOfDescription = 160;
