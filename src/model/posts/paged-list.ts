import type { PostSummary } from './post.schema.ts';
import { postsPerPage } from './posts.limits.ts';

export interface ListPage<Post> {
  posts: readonly Post[];
  /** Its number, from 1: the requested page, or the nearest existing one. */
  page: number;
  /** At least 1. */
  pageCount: number;
  /** The number of posts on all pages. */
  total: number;
}

/** A post of a list. */
export interface ListedPost extends PostSummary {
  /** Its title and description in parts, of which every second one is a word that a search finds. */
  marked?: { title: readonly string[]; description: readonly string[] };
}

export interface PostListing extends ListPage<ListedPost> {
  /** What the posts say is still being searched: more may follow, and the page may not be full yet. */
  isPartial?: boolean;
  /** What was searched instead of a misspelled text. */
  instead?: string | undefined;
  /** The posts that most others link to, if none has what was typed. The listed ones have some of its words. */
  startWith?: readonly ListedPost[];
}

/** The path of the blog's first page as the build listed it, for visitors who are about to open the blog. */
export const newestPostsPath = '/newest-posts.json';

/** Returns the number of pages for `total` posts: at least one, which may be empty. */
export function countPages(total: number, perPage: number = postsPerPage): number {
  return Math.max(1, Math.ceil(total / perPage));
}

/** Returns the requested page, or the nearest existing one. */
export function nearestPage(page: number, pageCount: number): number {
  return Math.min(Math.max(1, page), pageCount);
}

/** Returns one page of a complete list of posts. */
export function takePage<Post>(
  posts: readonly Post[],
  wanted: number,
  perPage = postsPerPage,
): ListPage<Post> {
  const pageCount = countPages(posts.length, perPage);
  const page = nearestPage(wanted, pageCount);
  const start = (page - 1) * perPage;
  return { posts: posts.slice(start, start + perPage), page, pageCount, total: posts.length };
}
