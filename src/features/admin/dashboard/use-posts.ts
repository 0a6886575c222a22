import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { searchOfPosts } from '#src/data/posts/post-search.ts';
import { useQueryInAddress } from '#src/lib/addresses/use-query-in-address.ts';
import { useStartOver } from '#src/lib/loading/navigation.ts';
import { type SortColumn, toAdminRow } from '#src/model/post-changes/admin-post.ts';
import {
  type AdminListing,
  arrangeRows,
  formatOrder,
  newestFirst,
  orderAfterPress,
  type PostsFilter,
  type PostsView,
  postsQuery,
  readPostsQuery,
  rowsPerPage,
} from '#src/model/post-changes/posts-view.ts';
import { takePage } from '#src/model/posts/paged-list.ts';

/** Lists, searches and filters the dashboard's posts: the best first, unless another order was chosen. */
export const rowSearch = () =>
  searchOfPosts({
    files: 'rows',
    toItem: toAdminRow,
    arrange: arrangeRows,
    show({ found }, view: PostsView): AdminListing {
      const isRanked = formatOrder(view.order) === formatOrder(newestFirst);
      const rows = isRanked ? found : arrangeRows(found, view);
      const posts = rows.map(({ post }) => post);
      return takePage(posts, view.page, rowsPerPage);
    },
  });

interface Shown {
  view: PostsView;
  listing: AdminListing;
}

/** Returns the listed posts by filter, order, and page. Each visit reads them again. */
export function usePosts(onChanged: () => void = () => {}) {
  const [search, setSearch] = useState(rowSearch);
  const [view, setView] = usePostsView();
  const [read, setRead] = useState<Shown>();
  const [failed, setFailed] = useState<PostsView>();

  useEffect(() => {
    const leaving = new AbortController();
    // A transition renders in slices, so that the page stays responsive.
    const show = (change: () => void) => {
      if (!leaving.signal.aborted) startTransition(change);
    };
    const readOn = async () => {
      for await (const listing of search.listings(view, leaving.signal)) {
        show(() => setRead({ view, listing }));
      }
    };
    readOn().catch(() => show(() => setFailed(view)));
    return () => leaving.abort();
  }, [search, view]);

  const hasFailed = failed === view;
  const isOther = read && postsQuery(read.view) !== postsQuery(view);

  /** A new object with the same content triggers a reload. */
  const readAgain = () => setView((same) => ({ ...same }));

  return {
    filter: { text: view.text, category: view.category, state: view.state },
    /** What was read last stays until there is something new. */
    shown: hasFailed && isOther ? undefined : read,
    hasFailed,
    turnTo: (page: number) => setView({ ...view, page }),
    narrow: (change: Partial<PostsFilter>) => setView({ ...view, ...change, page: 1 }),
    sortBy: (column: SortColumn) =>
      setView({ ...view, order: orderAfterPress(view.order, column), page: 1 }),
    retry: readAgain,
    /** Removes a deleted post. */
    remove(id: string) {
      search.remove(id);
      readAgain();
      onChanged();
    },
    /** Reads all again, after posts have changed. */
    refresh() {
      setSearch(rowSearch());
      readAgain();
      onChanged();
    },
  };
}

export type Posts = ReturnType<typeof usePosts>;

/** Keeps the view of the posts in the address, so that Back and a reload show it again. */
function usePostsView() {
  const { search } = useLocation();
  const [view, setView] = useState(() => readPostsQuery(search));
  useStartOver(() => setView(readPostsQuery(search)));

  useQueryInAddress(postsQuery(view));

  return [view, setView] as const;
}
