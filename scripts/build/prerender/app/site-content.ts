import { listStoredPosts } from '#src/domain/posts/all-posts.service.ts';
import type { Post } from '#src/domain/posts/post.schema.ts';
import { datedPosts, type StoredPost } from '#src/domain/posts/stored-post.ts';
import type { Rates } from '#src/domain/rates/rates.schema.ts';
import { getRates } from '#src/domain/rates/rates.service.ts';

/** The content of the database that pages show; undefined if it is missing. */
export interface SiteContent {
  /** The newest first; never empty, so that no prerendered page says that there are no posts. */
  posts: readonly [Post, ...Post[]] | undefined;
  rates: Rates | undefined;
  /** Every document of the blog, for the search index, and a time before it was read. */
  stored: { posts: readonly StoredPost[]; since: Date };
}

/** How far the clock of the building machine may be ahead of the database's. */
const clockLeewayMs = 10 * 60_000;

/**
 * Reads the content from the database that the build is for.
 *
 * @throws ReadError: a build that could not read would ship a site without its posts
 */
export async function readSiteContent(): Promise<SiteContent> {
  const since = new Date(Date.now() - clockLeewayMs);
  const [stored, rates] = await Promise.all([listStoredPosts('all posts'), getRates()]);
  const [newest, ...others] = datedPosts(stored).map(({ post }) => post);
  return { posts: newest && [newest, ...others], rates, stored: { posts: stored, since } };
}
