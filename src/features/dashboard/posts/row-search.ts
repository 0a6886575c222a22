import { takePage } from '#src/domain/posts/listing/paged-list.ts';
import { type Found, type Searched, searchOfPosts } from '#src/domain/posts/search/find-posts.ts';
import { fetchEntries, type SearchManifest } from '#src/domain/posts/search/search-index.ts';
import {
  getPostsById,
  listStoredPosts,
  postsSince,
} from '#src/domain/posts/stored-posts.service.ts';
import { inStoredOrder } from '#src/domain/posts/stored-posts.ts';
import { searchKey } from '#src/lib/search-key.ts';
import {
  type AdminPost,
  type AdminRow,
  readText,
  rowWeights,
  shownCategory,
  toAdminRow,
} from '../admin-post.ts';
import {
  type AdminListing,
  formatOrder,
  newestFirst,
  type PostOrder,
  type PostsFilter,
  type PostsView,
  rowsPerPage,
} from './posts-view.ts';

/** Lists, searches and filters the dashboard's posts. */
export function rowSearch() {
  const { listings, forget, remove } = searchOfPosts<AdminRow>({
    weights: rowWeights,
    load: loadRows,
    readByIds: async (ids) => (await getPostsById(ids)).map(toAdminRow),
  });
  return {
    forget,
    remove,
    /** Yields a page of posts: see searchOfPosts. The best come first, unless another order was chosen. */
    async *listings(
      view: PostsView,
      signal: AbortSignal,
    ): AsyncGenerator<AdminListing, void, void> {
      const isRanked = formatOrder(view.order) === formatOrder(newestFirst);
      const arrange = (rows: readonly AdminRow[]) =>
        sortRows(rows, view.order).filter(({ post }) => isInPlace(post, view));
      let isKnown = false;
      const show = ({ posts, isComplete }: Found<AdminRow>) => {
        // That there are none is not known before the end.
        isKnown = isComplete || posts.length > 0;
        const found = isRanked ? posts : arrange(posts);
        const left = found.map(({ post }) => post).filter((post) => isInPlace(post, view));
        return takePage(left, view.page, rowsPerPage);
      };
      for await (const listing of listings(view.text, arrange, show, signal)) {
        if (isKnown) yield listing;
      }
    },
  };
}

/** Reads the rows of the index, and newer posts, which take precedence; without an index all posts. */
async function loadRows(manifest: SearchManifest | undefined): Promise<Searched<AdminRow>> {
  const [read, ...files] = await Promise.all([
    manifest ? postsSince(new Date(manifest.since)) : listStoredPosts('all posts'),
    ...(manifest?.rows ?? []).map((path) => fetchEntries<AdminRow>(path)),
  ]);
  const rows = [...files.flat(), ...read.map(toAdminRow)];
  return {
    items: [...new Map(rows.map((row) => [row.post.id, row])).values()],
    texts: read.map((post) => [post.id, readText(post)]),
    readIds: new Set(read.map(({ id }) => id)),
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
