import type { Post } from '../post.schema.ts';
import { folded } from './folded.ts';
import { htmlText } from './html-text.ts';

interface SearchEntry {
  post: Post;
  /** Title, description, content and keywords, folded, each on a line of its own. */
  text: string;
  states: readonly string[];
}

/** Posts, made ready for being searched on every key. */
export type SearchIndex = readonly SearchEntry[];

/** The work that a search can do once for all keys. */
export function searchIndexOf(posts: readonly Post[]): SearchIndex {
  return posts.map((post) => ({
    post,
    text: [post.title, post.description, htmlText(post.content), ...post.keywords]
      .map(folded)
      .join('\n'),
    states: post.states.map(folded),
  }));
}

/**
 * The posts that say the text in title, description, content or a keyword, in any case, and the
 * posts of the state that it names.
 *
 * @param text as typed; without anything but blanks all posts are found
 * @returns in the order of the index
 */
export function searchPosts(index: SearchIndex, text: string): Post[] {
  const wanted = folded(text);
  return index
    .filter((entry) => entry.text.includes(wanted) || entry.states.includes(wanted))
    .map(({ post }) => post);
}
