import type { Post } from '#src/domain/posts/post.schema.ts';
import { listPosts } from '#src/domain/posts/posts.service.ts';
import type { Rates } from '#src/domain/rates/rates.schema.ts';
import { getRates } from '#src/domain/rates/rates.service.ts';

/** What the pages show of the database. What is not there is undefined. */
export interface SiteContent {
  /** The newest first; never empty, so that no build says of a blog that it has none. */
  posts: readonly [Post, ...Post[]] | undefined;
  rates: Rates | undefined;
}

/**
 * Reads it from the database that the build is for.
 *
 * @throws ReadError: a build that could not read would ship a site without its posts
 */
export async function readSiteContent(): Promise<SiteContent> {
  const [posts, rates] = await Promise.all([listPosts(), getRates()]);
  const [newest, ...others] = posts;
  return { posts: newest && [newest, ...others], rates };
}
