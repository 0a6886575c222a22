import { memo, type ReactNode, type Ref } from 'react';
import type { Resource } from '#src/lib/hooks/use-resource.ts';
import type { BlogPlace } from '#src/model/posts/blog-place.ts';
import type { ListedPost, PostListing } from '#src/model/posts/paged-list.ts';
import { isSearch, postsPerPage } from '#src/model/posts/posts.limits.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Pagination } from '#src/ui/parts/Pagination.tsx';
import { PostGrid } from './PostGrid.tsx';
import styles from './PostResults.module.css';
import type { SearchScripts } from './use-post-listing.ts';

interface PostResultsProps {
  place: BlogPlace;
  listing: Resource<PostListing>;
  /** Undefined until it is loaded, for the first search. */
  search: SearchScripts | undefined;
  /** The heading's ref; it gets the focus when the visitor goes to the results. */
  headingRef: Ref<HTMLHeadingElement>;
  onTurnTo: (page: number) => void;
  onSeeAll: () => void;
  onRetry: () => void;
}

const headingId = 'results';
const none: readonly ListedPost[] = [];

/** The results at a place of the blog, with their loading, empty, and error states. */
export const PostResults = memo(function PostResults(props: PostResultsProps) {
  const { place, listing, search, headingRef, onTurnTo, onSeeAll, onRetry } = props;
  const shown = listing.status === 'loaded' ? listing.value : undefined;
  // The newest post is the lead; search results have no lead.
  const page = shown?.page ?? place.page;
  const isSearching = isSearch(place.text);
  const withLead = page === 1 && !isSearching;
  const parts =
    search && isSearching && shown
      ? search.showSearch(
          {
            typed: place.text,
            listing: shown,
            counted: countPosts(shown),
            onClear: onSeeAll,
            Grid: PostGrid,
          },
          search.findQuestions,
        )
      : undefined;

  return (
    <section className={styles.results} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId} ref={headingRef} tabIndex={-1} className={styles.title}>
          {listingTitle(place)}
        </h2>
        <p role="status" className={styles.status}>
          {parts?.status ?? listStatus(place, listing)}
        </p>
      </div>
      {parts?.questions}
      {listing.status === 'loading' && (
        <PostGrid posts={none} withLead={withLead} skeletonCount={postsPerPage} />
      )}
      {listing.status === 'failed' && (
        <NoPosts action={{ label: 'Try again', onPress: onRetry }}>
          Something went wrong on our side. Please try again in a moment.
        </NoPosts>
      )}
      {shown?.total === 0 &&
        !shown.isPartial &&
        (parts?.nothing ?? <EmptyResults place={place} onSeeAll={onSeeAll} />)}
      {shown && (shown.total > 0 || shown.isPartial) && (
        <>
          <PostGrid
            posts={shown.posts}
            withLead={withLead}
            skeletonCount={shown.isPartial ? postsPerPage - shown.posts.length : 0}
          />
          <Pagination
            label="Pages of articles"
            page={page}
            pageCount={shown.pageCount}
            onPageChange={onTurnTo}
          />
        </>
      )}
    </section>
  );
});

function EmptyResults({ place, onSeeAll }: Pick<PostResultsProps, 'place' | 'onSeeAll'>) {
  const [advice, label] = place.category
    ? ['The other topics may have what you’re looking for.', 'See all topics']
    : ['New articles will appear here.'];
  return <NoPosts action={label ? { label, onPress: onSeeAll } : undefined}>{advice}</NoPosts>;
}

interface NoPostsProps {
  children: ReactNode;
  action?: { label: string; onPress: () => void } | undefined;
}

function NoPosts({ children, action }: NoPostsProps) {
  return (
    <div className={styles.none}>
      <p>{children}</p>
      {action && (
        <Button variant="quiet" onClick={action.onPress}>
          {action.label}
        </Button>
      )}
    </div>
  );
}

function listingTitle({ text, category }: BlogPlace): string {
  if (isSearch(text)) return 'Search results';
  return category ? `Articles about ${category}` : 'All articles';
}

/** Returns the status line of a list, or of a search that has found nothing so far. Screen readers announce it. */
function listStatus({ text, category }: BlogPlace, listing: Resource<PostListing>): string {
  if (listing.status === 'failed') return 'The articles could not be loaded.';
  if (listing.status === 'loading') {
    return isSearch(text) ? 'Searching all articles…' : 'Loading articles…';
  }
  if (listing.value.total > 0) return countPosts(listing.value);
  return category ? `There are no articles about ${category} yet.` : 'There are no articles yet.';
}

/** Returns which posts a page shows, in words. */
function countPosts({ page, pageCount, total }: PostListing): string {
  const first = (page - 1) * postsPerPage + 1;
  const last = Math.min(page * postsPerPage, total);
  const articles = `${total} ${total === 1 ? 'article' : 'articles'}`;
  const range = first === last ? `article ${first} of ${total}` : `${first}–${last} of ${articles}`;
  return pageCount > 1 ? `Showing ${range}` : articles;
}
