import { startTransition, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStartOver } from '#src/lib/navigation.ts';
import type { SortColumn } from '../admin-post.ts';
import {
  type AdminListing,
  isNarrowed,
  orderAfterPress,
  type PostsFilter,
  type PostsView,
  postsQuery,
  readPostsQuery,
} from './posts-view.ts';
import { shownPosts } from './shown-posts.ts';

interface Shown {
  view: PostsView;
  listing: AdminListing;
}

/** Returns the listed posts by filter, order, and page. Each visit reads them again. */
export function usePosts() {
  const [source] = useState(shownPosts);
  const [view, setView] = usePostsView();
  const [read, setRead] = useState<Shown>();
  const [failed, setFailed] = useState<PostsView>();
  const kept = useMemo(() => source.kept(view), [source, view]);

  useEffect(() => {
    const leaving = new AbortController();
    // A transition renders in slices, so that the page stays responsive.
    const show = (change: () => void) => {
      if (!leaving.signal.aborted) startTransition(change);
    };
    const readOn = async () => {
      for await (const listing of source.listings(view, leaving.signal)) {
        show(() => setRead((last) => (showsMore(last, view, listing) ? last : { view, listing })));
      }
    };
    readOn().catch(() => show(() => setFailed(view)));
    return () => leaving.abort();
  }, [source, view]);

  // The old listing stays until there is a new one.
  const shown = kept ? { view, listing: kept } : read;
  const hasFailed = failed === view;

  /** A new object with the same content triggers a reload. */
  const readAgain = () => setView((same) => ({ ...same }));

  return {
    filter: { text: view.text, category: view.category, state: view.state },
    shown: hasFailed && shown && isOtherSearch(shown.view, view) ? undefined : shown,
    hasFailed,
    isLoading: !hasFailed && (!shown || isWaitedFor(shown.view, view)),
    turnTo: (page: number) => setView({ ...view, page }),
    narrow: (change: Partial<PostsFilter>) => setView({ ...view, ...change, page: 1 }),
    sortBy: (column: SortColumn) =>
      setView({ ...view, order: orderAfterPress(view.order, column), page: 1 }),
    retry: readAgain,
    /** Removes a deleted post and reads what takes its place. */
    remove(id: string) {
      source.remove(id, findShownView(shown, view));
      setRead((last) => last && { ...last, listing: withoutPost(id, last.listing) });
      readAgain();
    },
    /** Reads the current view again, after posts have changed. */
    refresh() {
      source.forget(findShownView(shown, view));
      readAgain();
    },
  };
}

export type Posts = ReturnType<typeof usePosts>;

/** Browsers limit how often the address may change, so it changes when typing pauses. */
const pauseMs = 300;

/** Keeps the view of the posts in the address, so that Back and a reload show it again. */
function usePostsView() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [view, setView] = useState(() => readPostsQuery(search));
  const query = postsQuery(view);
  useStartOver(() => setView(readPostsQuery(search)));

  useEffect(() => {
    if (query === search) return;
    const timer = setTimeout(() => void navigate({ search: query }, { replace: true }), pauseMs);
    return () => clearTimeout(timer);
  }, [query, search, navigate]);

  return [view, setView] as const;
}

/** Returns the visible view, with the page that is actually shown. */
function findShownView(shown: Shown | undefined, wanted: PostsView): PostsView {
  return shown ? { ...shown.view, page: shown.listing.page } : wanted;
}

function withoutPost(id: string, listing: AdminListing): AdminListing {
  const posts = listing.posts.filter((post) => post.id !== id);
  const gone = listing.posts.length - posts.length;
  return { ...listing, posts, total: listing.total - gone };
}

/** Whether the complete old listing shows more than a partial new one of the same view. */
function showsMore(last: Shown | undefined, view: PostsView, listing: AdminListing): boolean {
  return (
    listing.isPartial === true &&
    last !== undefined &&
    !last.listing.isPartial &&
    !isWaitedFor(last.view, view)
  );
}

function isOtherSearch(one: PostsView, other: PostsView): boolean {
  return (
    one.text.trim() !== other.text.trim() ||
    one.category !== other.category ||
    one.state !== other.state
  );
}

/** Whether the view is still loading. Results of one search stay until those of the next arrive. */
function isWaitedFor(shown: PostsView, wanted: PostsView): boolean {
  const bothSearch = isNarrowed(shown) && isNarrowed(wanted);
  return (
    (!bothSearch && isOtherSearch(shown, wanted)) ||
    shown.order !== wanted.order ||
    shown.page !== wanted.page
  );
}
