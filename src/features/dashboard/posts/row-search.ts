import { takePage } from '#src/domain/posts/listing/paged-list.ts';
import { type Found, type Searched, searchOfPosts } from '#src/domain/posts/search/find-posts.ts';
import { fetchEntries, type SearchManifest } from '#src/domain/posts/search/search-index.ts';
import { type AdminRow, type ReadRow, rowWeights, toReadRow } from '../admin-post.ts';
import { everyPost, rowsByIds, rowsSince } from '../admin-posts.service.ts';
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
    weights: rowWeights,
    load: loadRows,
    readByIds: rowsByIds,
  });
  return {
    ...search,
    /** Yields a page of results: see searchOfPosts. The best come first, unless another order was chosen. */
    async *listings(
      view: PostsView,
      signal: AbortSignal,
    ): AsyncGenerator<AdminListing, void, void> {
      const { column, direction } = view.order;
      const isRanked = formatOrder(view.order) === formatOrder(newestFirst);
      const arrange = (rows: readonly AdminRow[]) =>
        inDirection(orderRows(rows, column), direction).filter(({ post }) => isInPlace(post, view));
      let isKnown = false;
      const show = ({ posts, isComplete }: Found<AdminRow>) => {
        // That there are none is not known before the end.
        isKnown = isComplete || posts.length > 0;
        const found = isRanked ? posts : arrange(posts);
        const left = found.filter(({ post }) => isInPlace(post, view));
        return takePage(
          left.map(({ post }) => post),
          view.page,
          rowsPerPage,
        );
      };
      for await (const listing of search.listings(view.text, arrange, show, signal)) {
        if (isKnown) yield listing;
      }
    },
  };
}

/** Reads the rows of the index, and newer posts, which take precedence; without an index all posts. */
async function loadRows(manifest: SearchManifest | undefined): Promise<Searched<AdminRow>> {
  const [read, ...files] = await Promise.all([
    manifest ? rowsSince(new Date(manifest.since)) : readEveryRow(),
    ...(manifest?.rows ?? []).map((path) => fetchEntries<AdminRow>(path)),
  ]);
  const rows = new Map([...files.flat(), ...read].map((row) => [row.post.id, row]));
  return {
    items: [...rows.values()],
    texts: read.map(({ post, text }) => [post.id, text]),
    readIds: new Set(read.map(({ post }) => post.id)),
  };
}

async function readEveryRow(): Promise<ReadRow[]> {
  const rows: ReadRow[] = [];
  for await (const { posts } of everyPost('all posts for the search')) {
    rows.push(...posts.map(toReadRow));
  }
  return rows;
}
