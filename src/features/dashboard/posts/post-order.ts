/** The sortable columns of the table, by field. */
export const sortColumns = [
  { column: 'title', label: 'Title' },
  { column: 'slug', label: 'Slug' },
  { column: 'datePublished', label: 'Date' },
] as const;

export type SortColumn = (typeof sortColumns)[number]['column'];

/** Firestore's order by a field; see src/domain/posts/stored-order.ts. */
export interface PostOrder {
  column: SortColumn;
  direction: 'ascending' | 'descending';
}

export const newestFirst: PostOrder = { column: 'datePublished', direction: 'descending' };

/** Returns the order after a press on a column's heading: reversed, or the column's default. */
export function orderAfterPress({ column, direction }: PostOrder, pressed: SortColumn): PostOrder {
  if (pressed === column) {
    return { column, direction: direction === 'ascending' ? 'descending' : 'ascending' };
  }
  return pressed === newestFirst.column ? newestFirst : { column: pressed, direction: 'ascending' };
}
