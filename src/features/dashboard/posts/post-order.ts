/** The columns by which the table can be put in order, by their fields. */
export const sortColumns = [
  { column: 'title', label: 'Title' },
  { column: 'slug', label: 'Slug' },
  { column: 'datePublished', label: 'Date' },
] as const;

export type SortColumn = (typeof sortColumns)[number]['column'];

/** The database's own order of a field, see src/domain/posts/stored-order.ts. */
export interface PostOrder {
  column: SortColumn;
  direction: 'ascending' | 'descending';
}

export const newestFirst: PostOrder = { column: 'datePublished', direction: 'descending' };

/** The order after a press on a column's heading: the other way round, or as is usual for it. */
export function orderAfterPress({ column, direction }: PostOrder, pressed: SortColumn): PostOrder {
  if (pressed === column) {
    return { column, direction: direction === 'ascending' ? 'descending' : 'ascending' };
  }
  return pressed === newestFirst.column ? newestFirst : { column: pressed, direction: 'ascending' };
}
