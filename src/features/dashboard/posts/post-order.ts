import type { AdminPost } from '../to-admin-post.ts';

/** The columns by which the table can be put in order. */
export const sortColumns = [
  { column: 'title', label: 'Title' },
  { column: 'slug', label: 'Slug' },
  { column: 'datePublished', label: 'Date' },
] as const;

export type SortColumn = (typeof sortColumns)[number]['column'];

export interface PostOrder {
  column: SortColumn;
  direction: 'ascending' | 'descending';
}

export const newestFirst: PostOrder = { column: 'datePublished', direction: 'descending' };

const words = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });

/** The posts in an order; those that lack the column's value are last in either direction. */
export function inOrder(posts: readonly AdminPost[], order: PostOrder): AdminPost[] {
  const { column, direction } = order;
  const sign = direction === 'ascending' ? 1 : -1;
  // ISO dates are in order as they are spelled.
  const compare = column === 'datePublished' ? spelled : words.compare;
  return posts.toSorted((one, other) => {
    const [a, b] = [one[column], other[column]];
    if (a === '' || b === '') return Number(a === '') - Number(b === '');
    return sign * compare(a, b);
  });
}

/** The order after a press on a column's heading: the other way round, or as is usual for it. */
export function orderAfterPress({ column, direction }: PostOrder, pressed: SortColumn): PostOrder {
  if (pressed === column) {
    return { column, direction: direction === 'ascending' ? 'descending' : 'ascending' };
  }
  return pressed === newestFirst.column ? newestFirst : { column: pressed, direction: 'ascending' };
}

function spelled(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
