import type { Post } from './post.schema.ts';

/** More than a visitor reads in a row; a post is about 6 KB. */
const mostPosts = 60;

const posts = new Map<string, Post>();

/** Keeps posts that were read, the last ones longest, so that they can be shown again at once. */
export function keepForVisit(read: readonly Post[]): void {
  for (const post of read) {
    posts.delete(post.slug);
    posts.set(post.slug, post);
  }
  for (const slug of [...posts.keys()].slice(0, Math.max(0, posts.size - mostPosts))) {
    posts.delete(slug);
  }
}

/** Returns a post as this visit last read it. It may have changed since, so read it again. */
export function postOfVisit(slug: string): Post | undefined {
  return posts.get(slug);
}

/** Forgets all of them, after posts were changed. */
export function forgetPostsOfVisit(): void {
  posts.clear();
}
