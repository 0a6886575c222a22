import { folded } from '#src/domain/posts/search/folded.ts';
import { shownCategory } from '../post-texts.ts';
import type { AdminPost } from '../to-admin-post.ts';

/** Posts with what is searched of each, made once for all keys. */
export type FindablePosts = readonly { post: AdminPost; text: string }[];

/** Makes posts ready for findPosts, in their order. */
export function findable(posts: readonly AdminPost[]): FindablePosts {
  return posts.map((post) => ({
    post,
    text: [post.title, post.slug, shownCategory(post), ...post.states].map(folded).join('\n'),
  }));
}

/**
 * The posts that say the text in title, slug, category or a state, in any case.
 *
 * @param text as typed; without anything but blanks all posts are found
 */
export function findPosts(posts: FindablePosts, text: string): AdminPost[] {
  const wanted = folded(text);
  return posts.filter((one) => one.text.includes(wanted)).map(({ post }) => post);
}
