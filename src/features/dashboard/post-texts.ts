import { formatLongDate } from '#src/lib/date.ts';
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
