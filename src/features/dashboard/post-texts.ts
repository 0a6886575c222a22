import { formatLongDate } from '#src/lib/date.ts';
import type { ReadProgress } from './every-post.service.ts';
import { type SortColumn, sortColumns } from './posts/post-order.ts';
import type { AdminPost } from './to-admin-post.ts';

/** How many posts the table shows at once. */
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
 * How many posts there are, in words.
 *
 * @example countOfPosts(1) // '1 post'
 */
export function countOfPosts(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'post' : 'posts'}`;
}

/** What of the posts is shown, in one line that is also read aloud. */
export function statusText(found: number, page: number, text: string): string {
  const wanted = text.trim();
  if (found === 0) return wanted ? `No posts match “${wanted}”.` : '';
  const about = wanted ? ` for “${wanted}”` : '';
  if (found <= rowsPerPage) return countOfPosts(found) + about;
  const first = (page - 1) * rowsPerPage + 1;
  const last = Math.min(page * rowsPerPage, found);
  const [from, to] = [first, last].map((row) => row.toLocaleString('en-US'));
  const range =
    first === last ? `post ${from} of ${to}` : `${from}–${to} of ${countOfPosts(found)}`;
  return `Showing ${range}${about}`;
}

/** How far the reading of all posts is, also read aloud. */
export function readingText({ readCount, totalCount }: ReadProgress): string {
  const [read, total] = [readCount, totalCount].map((count) => count.toLocaleString('en-US'));
  return `Reading posts… ${read} of ${total}`;
}

/**
 * What posts lack that an order leaves out.
 *
 * @example lackedBy('datePublished') // 'date'
 */
export function lackedBy(column: SortColumn): string {
  return sortColumns.find((one) => one.column === column)?.label.toLowerCase() ?? column;
}

/**
 * How many posts an order leaves out.
 *
 * @example leftOutText(1, 'datePublished') // '1 post has no date.'
 */
export function leftOutText(count: number, column: SortColumn): string {
  return `${countOfPosts(count)} ${count === 1 ? 'has' : 'have'} no ${lackedBy(column)}.`;
}
