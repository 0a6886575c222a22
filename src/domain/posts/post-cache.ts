import { embeddedPart } from '#src/lib/document-data.ts';
import type { ArticleContent } from './content/shown-content.ts';
import type { PostListing } from './listing/paged-list.ts';
import type { Post, PostSummary } from './post.schema.ts';

/** More than a visitor reads in a row; a post is about 6 KB. */
const mostPosts = 60;

const posts = new Map<string, Post>();

/** The post on its own page, without its content. */
export const embeddedPost = embeddedPart<Post>('post');

/** The content of the same post. For prerendering only: the browser reads it from the page. */
export const embeddedContent = embeddedPart<ArticleContent>('content');

/** The digest (lib/sha256) of that content as stored: while it matches, nothing has to be sanitized again. */
export const embeddedContentDigest = embeddedPart<string>('contentDigest');

/** The related posts shown below the same post. */
export const embeddedRelated = embeddedPart<PostSummary[]>('related');

/** The first page of posts on the blog page. */
export const embeddedListing = embeddedPart<PostListing>('listing');

/** Posts that the home page links to without scripts. For prerendering only. */
export const embeddedNewest = embeddedPart<PostSummary[]>('newest');

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
export function findPostOfVisit(slug: string): Post | undefined {
  return posts.get(slug);
}

/** Forgets all of them, after posts were changed. */
export function forgetPostsOfVisit(): void {
  posts.clear();
}
