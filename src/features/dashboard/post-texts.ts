import { formatLongDate } from '#src/lib/date.ts';
import type { ReadProgress } from './every-post.service.ts';
import type { PostsFilter } from './posts/posts-filter.ts';
import type { AdminPost } from './to-admin-post.ts';

/** The number of posts per page of the table. */
export const rowsPerPage = 50;

export function shownTitle({ title }: Pick<AdminPost, 'title'>): string {
  return title || '(No title)';
}

export function shownCategory({ category }: Pick<AdminPost, 'category'>): string {
  return category || 'General';
}

export function shownDate({ datePublished }: Pick<AdminPost, 'datePublished'>): string {
  return formatLongDate(datePublished) || 'N/A';
}

/**
 * Returns a number of posts in words.
 *
 * @example countOfPosts(1) // '1 post'
 */
export function countOfPosts(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'post' : 'posts'}`;
}

/** Returns the status line about the listed posts, which screen readers announce. */
export function statusText(found: number, page: number, filter?: PostsFilter): string {
  const text = filter?.text.trim();
  const places = [filter?.category, filter?.state].filter(Boolean).join(', ');
  const within = places && ` in ${places}`;
  if (found === 0) {
    if (text) return `No posts${within} match “${text}”.`;
    return within && `There are no posts${within}.`;
  }
  const about = (text ? ` for “${text}”` : '') + within;
  if (found <= rowsPerPage) return countOfPosts(found) + about;
  const first = (page - 1) * rowsPerPage + 1;
  const last = Math.min(page * rowsPerPage, found);
  const [from, to] = [first, last].map((row) => row.toLocaleString('en-US'));
  const range =
    first === last ? `post ${from} of ${to}` : `${from}–${to} of ${countOfPosts(found)}`;
  return `Showing ${range}${about}`;
}

/** Returns the progress of reading all posts, which screen readers announce. */
export function readingText({ readCount, totalCount }: ReadProgress): string {
  const [read, total] = [readCount, totalCount].map((count) => count.toLocaleString('en-US'));
  return `Reading posts… ${read} of ${total}`;
}
