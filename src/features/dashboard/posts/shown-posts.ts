import { type PagedList, pagedList } from '#src/domain/posts/listing/paged-list.ts';
import { cachedLoader } from '#src/lib/cached-loader.ts';
import { countEveryPost } from '../every-post.service.ts';
import { rowsPerPage } from '../post-texts.ts';
import type { AdminPost } from '../to-admin-post.ts';
import { type AdminListing, isWhole, type PostsView } from './admin-listing.ts';
import { countRows, getRowPages, type RowCursor } from './admin-posts.service.ts';
import { leftOutPosts } from './left-out-posts.ts';
import type { PostOrder } from './post-order.ts';
import { isNarrowed } from './posts-filter.ts';
import { rowSearch } from './row-search.ts';

/** The post cache of one visit to the dashboard; entries stay until they may have changed. */
export interface ShownPosts {
  /** Returns the cached listing of a view; undefined if any of it must be read. */
  kept(view: PostsView): AdminListing | undefined;
  /**
   * Yields the listing of a view, repeatedly until it is complete.
   *
   * @param signal stops it without an error
   * @throws ReadError, or the error of reading the site's index files
   */
  listings(view: PostsView, signal: AbortSignal): AsyncGenerator<AdminListing, void, void>;
  /** Discards the page that a post was deleted from and everything else that may contain it. */
  remove(id: string, view: PostsView): void;
  /** Discards all pages, because posts may have changed. */
  forget(view: PostsView): void;
}

export function shownPosts(): ShownPosts {
  const lists = new Map<string, PagedList<AdminPost>>();
  const kept = new Map<string, AdminListing>();
  const allCount = cachedLoader(countEveryPost);
  const search = rowSearch();
  const leftOut = leftOutPosts();

  function listOf(order: PostOrder): PagedList<AdminPost> {
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

  async function* listed(view: PostsView, signal: AbortSignal) {
    const list = listOf(view.order);
    const counted = Promise.all([list.load(view.page), allCount.load()]);
    // Prevents an unhandled rejection until it is awaited.
    counted.catch(() => {});
    if (view.page === 1) {
      const posts = await list.first();
      const isCounting = true as const;
      const counts = { page: 1, pageCount: 1, total: posts.length, leftOutCount: 0 };
      if (posts.length > 0) yield { posts, ...counts, isCounting };
    }
    const [page, all] = await counted;
    const leftOutCount = Math.max(0, all - page.total);
    if (leftOutCount === 0 || all > rowsPerPage) yield { ...page, leftOutCount };
    else yield* withLeftOut(page.posts, view, signal);
  }

  /** A blog of one page shows all its posts there, with those that the order leaves out last. */
  async function* withLeftOut(
    posts: readonly AdminPost[],
    { order }: PostsView,
    signal: AbortSignal,
  ) {
    for await (const lacking of leftOut.listings({ order, page: 1 }, signal)) {
      if (lacking.reading) continue;
      const all = [...posts, ...lacking.posts];
      yield { ...lacking, posts: all, total: all.length };
    }
  }

  function listingsOf(view: PostsView, signal: AbortSignal): AsyncGenerator<AdminListing> {
    if (isNarrowed(view)) return search.listings(view, signal);
    return view.leftOut ? leftOut.listings(view, signal) : listed(view, signal);
  }

  /** Keeps only the pages before the visible one, which are known to be unchanged. */
  function forgetLists(view: PostsView) {
    const { leftOut: isOther, order, page } = view;
    const list = isNarrowed(view) || isOther ? undefined : lists.get(orderKey(order));
    lists.clear();
    if (list) {
      list.invalidateFrom(page);
      lists.set(orderKey(order), list);
    }
    kept.clear();
    allCount.forget();
  }

  return {
    kept: (view) => (isNarrowed(view) ? undefined : kept.get(viewKey(view))),
    async *listings(view, signal) {
      for await (const listing of listingsOf(view, signal)) {
        if (signal.aborted) return;
        if (isWhole(listing) && !isNarrowed(view)) kept.set(viewKey(view), listing);
        yield listing;
      }
    },
    remove(id, view) {
      search.remove(id);
      leftOut.remove(id);
      forgetLists(view);
    },
    forget(view) {
      search.forget();
      leftOut.forget();
      forgetLists(view);
    },
  };
}

function orderKey({ column, direction }: PostOrder): string {
  return `${column} ${direction}`;
}

function viewKey({ order, page, leftOut }: PostsView): string {
  return `${orderKey(order)} ${page} ${leftOut}`;
}
