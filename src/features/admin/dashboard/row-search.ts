import { type Found, searchOfPosts } from '#src/data/posts/find-posts.ts';
import { searchKey } from '#src/lib/search/search-key.ts';
import {
  type AdminPost,
  type AdminRow,
  rowWeights,
  shownCategory,
  toAdminRow,
} from '#src/model/post-changes/admin-post.ts';
import {
  type AdminListing,
  formatOrder,
  newestFirst,
  type PostOrder,
  type PostsFilter,
  type PostsView,
  rowsPerPage,
} from '#src/model/post-changes/posts-view.ts';
import { takePage } from '#src/model/posts/paged-list.ts';
import { inStoredOrder } from '#src/model/posts/stored-posts.ts';

/** Lists, searches and filters the dashboard's posts. */
export function rowSearch() {
  const { listings, remove } = searchOfPosts<AdminRow>({
    files: 'rows',
    weights: rowWeights,
    toItem: toAdminRow,
  });
  return {
    remove,
    /** Yields a page of posts: see searchOfPosts. The best come first, unless another order was chosen. */
    listings(view: PostsView, signal: AbortSignal): AsyncGenerator<AdminListing, void, void> {
      const isRanked = formatOrder(view.order) === formatOrder(newestFirst);
      const arrange = (rows: readonly AdminRow[]) =>
        sortRows(rows, view.order).filter(({ post }) => isInPlace(post, view));
      const show = ({ items }: Found<AdminRow>) => {
        const found = (isRanked ? items : arrange(items)).map(({ post }) => post);
        return takePage(found, view.page, rowsPerPage);
      };
      return listings(view.text, arrange, show, signal);
    },
  };
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
