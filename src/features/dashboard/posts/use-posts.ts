import { startTransition, useEffect, useMemo, useState } from 'react';
import { isSearch } from '#src/domain/posts/listing/blog-place.ts';
import { type AdminListing, firstView, isWhole, type PostsView } from './admin-listing.ts';
import { orderAfterPress, type SortColumn } from './post-order.ts';
import { shownPosts } from './shown-posts.ts';

/** A listing and the view that it is of. */
interface Shown {
  view: PostsView;
  listing: AdminListing;
}

/** What of the posts is shown: by search text, order and page. It is read anew on each visit. */
export function usePosts() {
  const [source] = useState(shownPosts);
  const [view, setView] = useState(firstView);
  const [read, setRead] = useState<Shown>();
  const [failed, setFailed] = useState<PostsView>();
  const kept = useMemo(() => source.kept(view), [source, view]);

  useEffect(() => {
    const leaving = new AbortController();
    // As a transition, what has arrived is drawn in slices between which the page answers.
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

  // What was there stays until there is something else.
  const shown = kept ? { view, listing: kept } : read;
  const hasFailed = failed === view;

  /** Another object with the same content is read again. */
  const readAgain = () => setView((same) => ({ ...same }));

  return {
    text: view.text,
    shown: hasFailed && shown && isOtherSearch(shown.view, view) ? undefined : shown,
    hasFailed,
    isLoading: !hasFailed && (!shown || isWaitedFor(shown.view, view)),
    turnTo: (page: number) => setView({ ...view, page }),
    search: (text: string) => setView({ ...view, text, page: 1, leftOut: false }),
    sortBy: (column: SortColumn) =>
      setView({ ...view, order: orderAfterPress(view.order, column), page: 1 }),
    showLeftOut: (leftOut: boolean) => setView({ ...view, leftOut, page: 1 }),
    retry: readAgain,
    /** Takes a post out that was deleted; what comes up in its place is read. */
    remove(id: string) {
      source.remove(id, pageOf(shown, view));
      setRead((last) => last && { ...last, listing: without(id, last.listing) });
      readAgain();
    },
    /** Reads what is shown again: posts have changed. */
    refresh() {
      source.forget(pageOf(shown, view));
      readAgain();
    },
  };
}

/** What the dashboard shows of the posts. */
export type Posts = ReturnType<typeof usePosts>;

/** The view that is shown, with the page that there was for it. */
function pageOf(shown: Shown | undefined, wanted: PostsView): PostsView {
  return shown ? { ...shown.view, page: shown.listing.page } : wanted;
}

function without(id: string, listing: AdminListing): AdminListing {
  const posts = listing.posts.filter((post) => post.id !== id);
  const gone = listing.posts.length - posts.length;
  return { ...listing, posts, total: listing.total - gone };
}

/** Whether the whole of a view is shown, of which a part has been read again. */
function showsMore(last: Shown | undefined, view: PostsView, listing: AdminListing): boolean {
  return (
    !isWhole(listing) &&
    last !== undefined &&
    isWhole(last.listing) &&
    !isWaitedFor(last.view, view)
  );
}

/** Whether one was looking for something else. */
function isOtherSearch(one: PostsView, other: PostsView): boolean {
  return one.text.trim() !== other.text.trim();
}

/** Whether what is shown is of another view. The results of a text stand in for those of the next. */
function isWaitedFor(shown: PostsView, wanted: PostsView): boolean {
  const bothSearch = isSearch(shown.text) && isSearch(wanted.text);
  return (
    (!bothSearch && isOtherSearch(shown, wanted)) ||
    shown.order !== wanted.order ||
    shown.page !== wanted.page ||
    shown.leftOut !== wanted.leftOut
  );
}
