import { isSearch } from '#src/domain/posts/listing/blog-place.ts';

/** What the listed posts have in common. */
export interface PostsFilter {
  /** The text in the search box; only whitespace means no search. */
  text: string;
  /** A category as the table shows it, and a state; '' for all. */
  category: string;
  state: string;
}

/** Whether the view shows only the posts that match a text, a category or a state. */
export function isNarrowed({ text, category, state }: PostsFilter): boolean {
  return isSearch(text) || category !== '' || state !== '';
}
