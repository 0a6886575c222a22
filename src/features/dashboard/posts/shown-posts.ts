import {
  countPages,
  nearestPage,
  type PagedList,
  pagedList,
} from '#src/domain/posts/listing/paged-list.ts';
import { lazyValue } from '#src/lib/lazy-value.ts';
import { type AdminPost, type AdminRow, toAdminRow } from '../admin-post.ts';
import {
  countEveryPost,
  countRows,
  everyPost,
  getRowPages,
  type RowCursor,
} from '../admin-posts.service.ts';
import { orderRows } from './find-rows.ts';
import {
  type AdminListing,
  isNarrowed,
  type PostOrder,
  type PostsView,
  rowsPerPage,
} from './posts-view.ts';
import { rowSearch } from './row-search.ts';

/** Returns the post cache of one visit to the dashboard; entries stay until they may have changed. */
export function shownPosts() {
  const lists = new Map<string, PagedList<AdminPost>>();
  const kept = new Map<string, AdminListing>();
  const allCount = lazyValue(countEveryPost);
  /** For the posts that lack a column, which Firestore can neither order nor find by it. */
  const everyRow = lazyValue(readEveryRow);
  const search = rowSearch();

  function makeList(order: PostOrder): PagedList<AdminPost> {
    const key = orderKey(order);
    const list =
      lists.get(key) ??
      pagedList({
        postsPerPage: rowsPerPage,
        readPages: (after: RowCursor | undefined, pages) => getRowPages(order, after, pages),
        count: () => countRows(order),
      });
    lists.set(key, list);
    return list;
  }

  /** Returns the posts in the database's order, and at the end those that it leaves out. */
  async function* listed({ order, page: wanted }: PostsView) {
    const list = makeList(order);
    const counted = Promise.all([list.load(wanted), allCount()]);
    // Prevents an unhandled rejection until it is awaited.
    counted.catch(() => {});
    if (wanted === 1) {
      const posts = await list.first();
      const counts = { page: 1, pageCount: 1, total: posts.length };
      if (posts.length > 0) yield { posts, ...counts, isPartial: true as const };
    }
    const [inOrder, all] = await counted;
    if (all <= inOrder.total) {
      yield inOrder;
      return;
    }
    const pageCount = countPages(all, rowsPerPage);
    const page = nearestPage(wanted, pageCount);
    const posts = page === inOrder.page ? inOrder.posts : [];
    const listing = { posts, page, pageCount, total: all };
    const lackingBefore = (pages: number) => Math.max(0, pages * rowsPerPage - inOrder.total);
    const [start, end] = [lackingBefore(page - 1), lackingBefore(page)];
    if (end === 0) {
      yield listing;
      return;
    }
    if (posts.length > 0) yield { ...listing, isPartial: true as const };
    const { lacking } = orderRows(await everyRow(), order.column);
    yield { ...listing, posts: [...posts, ...lacking.slice(start, end).map(({ post }) => post)] };
  }

  function iterateListings(view: PostsView, signal: AbortSignal): AsyncGenerator<AdminListing> {
    return isNarrowed(view) ? search.listings(view, signal) : listed(view);
  }

  /** Keeps only the pages before the visible one, which are known to be unchanged. */
  function forgetLists(view: PostsView) {
    const { order, page } = view;
    const list = isNarrowed(view) ? undefined : lists.get(orderKey(order));
    lists.clear();
    if (list) {
      list.invalidateFrom(page);
      lists.set(orderKey(order), list);
    }
    kept.clear();
    allCount.forget();
    everyRow.forget();
  }

  return {
    /** Returns the cached listing of a view; undefined if any of it must be read. */
    kept: (view: PostsView) => (isNarrowed(view) ? undefined : kept.get(viewKey(view))),
    /** Yields the listing of a view, repeatedly until it is complete. */
    async *listings(view: PostsView, signal: AbortSignal) {
      for await (const listing of iterateListings(view, signal)) {
        if (signal.aborted) return;
        if (!listing.isPartial && !isNarrowed(view)) kept.set(viewKey(view), listing);
        yield listing;
      }
    },
    /** Discards the page that a post was deleted from and everything else that may contain it. */
    remove(id: string, view: PostsView) {
      search.remove(id);
      forgetLists(view);
    },
    forget(view: PostsView) {
      search.forget();
      forgetLists(view);
    },
  };
}

async function readEveryRow(): Promise<AdminRow[]> {
  const rows: AdminRow[] = [];
  for await (const { posts } of everyPost('posts that lack a column')) {
    rows.push(...posts.map(toAdminRow));
  }
  return rows;
}

function orderKey({ column, direction }: PostOrder): string {
  return `${column} ${direction}`;
}

function viewKey({ order, page }: PostsView): string {
  return `${orderKey(order)} ${page}`;
}
