import type { PostSummary } from '../post.schema.ts';
import { postsPerPage } from '../posts.limits.ts';

/** One page of a list of posts. */
export interface ListPage<Post> {
  posts: readonly Post[];
  /** Its number, from 1: the requested page, or the nearest existing one. */
  page: number;
  /** At least 1. */
  pageCount: number;
  /** The number of posts on all pages. */
  total: number;
}

/** One page of the blog. */
export interface PostListing extends ListPage<PostSummary> {
  /** Older posts are still being searched: more may follow, and the page may not be full yet. */
  isPartial?: true;
}

/** Returns the number of pages for `total` posts: at least one, which may be empty. */
export function pageCountOf(total: number, perPage: number = postsPerPage): number {
  return Math.max(1, Math.ceil(total / perPage));
}

/** Returns the requested page, or the nearest existing one. */
export function nearestPage(page: number, pageCount: number): number {
  return Math.min(Math.max(1, page), pageCount);
}

/** Returns one page of a complete list of posts. */
export function listingOf(posts: readonly PostSummary[], wanted: number): PostListing {
  const pageCount = pageCountOf(posts.length);
  const page = nearestPage(wanted, pageCount);
  const start = (page - 1) * postsPerPage;
  return { posts: posts.slice(start, start + postsPerPage), page, pageCount, total: posts.length };
}
