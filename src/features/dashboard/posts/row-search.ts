import { takePage } from '#src/domain/posts/listing/paged-list.ts';
import { type Found, searchOfPosts } from '#src/domain/posts/search/find-posts.ts';
import { type AdminRow, rowWeights, toAdminRow } from '../admin-post.ts';
import { inDirection, isInPlace, orderRows } from './find-rows.ts';
import {
  type AdminListing,
  formatOrder,
  newestFirst,
  type PostsView,
  rowsPerPage,
} from './posts-view.ts';

/** Searches and filters the dashboard's posts. */
export function rowSearch() {
  const search = searchOfPosts<AdminRow>({
    files: 'rows',
    weights: rowWeights,
    toItem: toAdminRow,
  });
  return {
    ...search,
    /** Yields a page of results: see searchOfPosts. The best come first, unless another order was chosen. */
    listings(view: PostsView, signal: AbortSignal): AsyncGenerator<AdminListing, void, void> {
      const { column, direction } = view.order;
      const isRanked = formatOrder(view.order) === formatOrder(newestFirst);
      const arrange = (rows: readonly AdminRow[]) =>
        inDirection(orderRows(rows, column), direction).filter(({ post }) => isInPlace(post, view));
      const show = ({ items }: Found<AdminRow>) => {
        const found = isRanked ? items : arrange(items);
        return takePage(
          found.map(({ post }) => post),
          view.page,
          rowsPerPage,
        );
      };
      return search.listings(view.text, arrange, show, signal);
    },
  };
}
