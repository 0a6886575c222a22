import type { Option } from '#src/ui/SelectField.tsx';
import { firstView, type PostsView } from './admin-listing.ts';
import { categoryOptions, stateOptions } from './post-filters.ts';
import { type PostOrder, sortColumns } from './post-order.ts';

const directions = ['ascending', 'descending'] as const;
const orders: readonly PostOrder[] = sortColumns.flatMap(({ column }) =>
  directions.map((direction) => ({ column, direction })),
);

/**
 * Returns the query of the dashboard's address for a view, so that Back shows the view again.
 *
 * @example postsQuery({ ...firstView, text: 'fha', page: 2 }) // '?q=fha&page=2'
 */
export function postsQuery({ text, category, state, order, page }: PostsView): string {
  const query = new URLSearchParams();
  if (text !== '') query.set('q', text);
  if (category !== '') query.set('category', category);
  if (state !== '') query.set('state', state);
  if (nameOf(order) !== nameOf(firstView.order)) query.set('sort', nameOf(order));
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query}` : '';
}

/** Returns the view of a query; what names none is as in the first view. */
export function readPostsQuery(search: string): PostsView {
  const query = new URLSearchParams(search);
  const page = Number(query.get('page') ?? 1);
  return {
    text: query.get('q') ?? '',
    category: knownValue(categoryOptions, query.get('category')),
    state: knownValue(stateOptions, query.get('state')),
    order: orders.find((order) => nameOf(order) === query.get('sort')) ?? firstView.order,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

function knownValue(options: readonly Option[], value: string | null): string {
  return options.find((option) => option.value === value)?.value ?? '';
}

function nameOf({ column, direction }: PostOrder): string {
  return `${column}-${direction}`;
}
