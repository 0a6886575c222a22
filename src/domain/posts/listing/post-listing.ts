import type { PostSummary } from '../post.schema.ts';
import { postsPerPage } from '../posts.limits.ts';

/** One page of a list of posts. */
export interface ListPage<Post> {
  posts: readonly Post[];
  /** Which page it is, from 1: the one that was asked for, or the nearest that there is. */
  page: number;
  /** At least 1. */
  pageCount: number;
  /** How many posts are on all pages together. */
  total: number;
}

/** One page of the blog. */
export interface PostListing extends ListPage<PostSummary> {
  /** Older posts are still being searched: there may be more of them, and the page may have room. */
  isPartial?: true;
}

/** How many pages it takes to show so many posts: at least one, which may be empty. */
export function pageCountOf(total: number, perPage: number = postsPerPage): number {
  return Math.max(1, Math.ceil(total / perPage));
}

/** The page that was asked for, or the nearest that there is. */
export function nearestPage(page: number, pageCount: number): number {
  return Math.min(Math.max(1, page), pageCount);
}

/** A page of posts that are all at hand. */
export function listingOf(posts: readonly PostSummary[], wanted: number): PostListing {
  const pageCount = pageCountOf(posts.length);
  const page = nearestPage(wanted, pageCount);
  const start = (page - 1) * postsPerPage;
  return { posts: posts.slice(start, start + postsPerPage), page, pageCount, total: posts.length };
}
