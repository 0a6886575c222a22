import type { Post } from './post.schema.ts';

/**
 * Returns when a post was last edited, as an ISO date.
 *
 * @returns '' if it was not edited after the day or time that it shows as its date
 */
export function lastEdit({
  datePublished,
  dateEdited,
}: Pick<Post, 'datePublished' | 'dateEdited'>): string {
  return Date.parse(dateEdited) > Date.parse(datePublished) ? dateEdited : '';
}
