import { usStates } from '#src/lib/format/us-states.ts';
import type { Option } from '#src/lib/input/option.ts';
import { searchKey } from '#src/lib/search/search-key.ts';
import { postCategories, writeQuery } from '#src/model/posts/blog-place.ts';
import type { ListPage } from '#src/model/posts/paged-list.ts';
import { isSearch } from '#src/model/posts/posts.limits.ts';
import { inStoredOrder } from '#src/model/posts/stored-posts.ts';
import {
  type AdminPost,
  type AdminRow,
  formatCount,
  type SortColumn,
  shownCategory,
  sortColumns,
} from './admin-post.ts';

export interface PostsFilter {
  /** The text in the search box; only whitespace means no search. */
  text: string;
  /** A category as the table shows it, and a state; '' for all. */
  category: string;
  state: string;
}

/** Whether the view shows only the posts that match a text, a category or a state. */
export function arePostsFiltered({ text, category, state }: PostsFilter): boolean {
  return isSearch(text) || category !== '' || state !== '';
}

/** Firestore's order by a field; see src/model/posts/stored-posts.ts. */
export interface PostOrder {
  column: SortColumn;
  direction: 'ascending' | 'descending';
}

/** Whether a post has the category and the state, ignoring case. */
export function isInPlace(
  post: AdminPost,
  { category, state }: Pick<PostsFilter, 'category' | 'state'>,
): boolean {
  const isSame = (one: string, other: string) => searchKey(one) === searchKey(other);
  return (
    (category === '' || isSame(shownCategory(post), category)) &&
    (state === '' || post.states.some((one) => isSame(one, state)))
  );
}

/** Sorts rows in Firestore's order, which leaves out those that lack the column: they come last, by id. */
export function sortRows(
  rows: readonly AdminRow[],
  { column, direction }: PostOrder,
): readonly AdminRow[] {
  const place = ({ post, orders }: AdminRow) => ({ post, order: orders[column] ?? '' });
  const sorted = rows.toSorted((one, other) => inStoredOrder(place(one), place(other)));
  const having = sorted.filter(({ orders }) => orders[column] !== undefined);
  const lacking = sorted.filter(({ orders }) => orders[column] === undefined);
  return [...(direction === 'ascending' ? having : having.toReversed()), ...lacking];
}

export const newestFirst: PostOrder = { column: 'datePublished', direction: 'descending' };

/** Returns the order after a press on a column's heading: reversed, or the column's default. */
export function orderAfterPress({ column, direction }: PostOrder, pressed: SortColumn): PostOrder {
  if (pressed === column) {
    return { column, direction: direction === 'ascending' ? 'descending' : 'ascending' };
  }
  return pressed === newestFirst.column ? newestFirst : { column: pressed, direction: 'ascending' };
}

export interface PostsView extends PostsFilter {
  order: PostOrder;
  /** Starts at 1. If it is past the last page, the last page is shown. */
  page: number;
}

export const firstView: PostsView = {
  text: '',
  category: '',
  state: '',
  order: newestFirst,
  page: 1,
};

/** Returns the rows that a view lists, in its order. */
export function arrangeRows(rows: readonly AdminRow[], view: PostsView): readonly AdminRow[] {
  return sortRows(rows, view.order).filter(({ post }) => isInPlace(post, view));
}

/** As many as a query for ids takes, with which the page's posts are compared. */
export const rowsPerPage = 30;

export type AdminListing = ListPage<AdminPost>;

const toOption = (name: string) => ({ value: name, label: name });

/** The categories to choose from, with the one that the table shows for a post without any. */
export const categoryFilters = [...postCategories, shownCategory({ category: '' })].map(toOption);

export const stateFilters = usStates.map(toOption);

const directions = ['ascending', 'descending'] as const;
const orders: readonly PostOrder[] = sortColumns.flatMap(({ column }) =>
  directions.map((direction) => ({ column, direction })),
);

/** Returns the query of the dashboard's address for a view, so that Back shows the view again. */
export function postsQuery({ text, category, state, order, page }: PostsView): string {
  const query = new URLSearchParams();
  if (text !== '') query.set('q', text);
  if (category !== '') query.set('category', category);
  if (state !== '') query.set('state', state);
  if (formatOrder(order) !== formatOrder(firstView.order)) query.set('sort', formatOrder(order));
  if (page > 1) query.set('page', String(page));
  return writeQuery(query);
}

/** Returns the view of a query; what names none is as in the first view. */
export function readPostsQuery(search: string): PostsView {
  const query = new URLSearchParams(search);
  const page = Number(query.get('page') ?? 1);
  return {
    text: query.get('q') ?? '',
    category: knownValue(categoryFilters, query.get('category')),
    state: knownValue(stateFilters, query.get('state')),
    order: orders.find((order) => formatOrder(order) === query.get('sort')) ?? firstView.order,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

function knownValue(options: readonly Option[], value: string | null): string {
  return options.find((option) => option.value === value)?.value ?? '';
}

/** Returns an order as the address has it. */
export function formatOrder({ column, direction }: PostOrder): string {
  return `${column}-${direction}`;
}

/** Returns how many posts were found, and which of them the page shows, for the status line. */
export function statusText(found: number, page: number, filter: PostsFilter): string {
  const text = filter.text.trim();
  const places = [filter.category, filter.state].filter(Boolean).join(', ');
  const within = places && ` in ${places}`;
  if (found === 0) {
    if (text) return `No posts${within} match “${text}”.`;
    return within ? `There are no posts${within}.` : 'No blog posts found.';
  }
  const about = (text ? ` for “${text}”` : '') + within;
  if (found <= rowsPerPage) return formatCount(found) + about;
  const first = (page - 1) * rowsPerPage + 1;
  const last = Math.min(page * rowsPerPage, found);
  const [from, to] = [first, last].map((row) => row.toLocaleString('en-US'));
  const range = first === last ? `post ${from} of ${to}` : `${from}–${to} of ${formatCount(found)}`;
  return `Showing ${range}${about}`;
}
