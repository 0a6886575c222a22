import { memo, type Ref } from 'react';
import { type BlogPlace, isSearch } from '#src/domain/posts/listing/blog-place.ts';
import type { PostListing } from '#src/domain/posts/listing/paged-list.ts';
import type { PostSummary } from '#src/domain/posts/post.schema.ts';
import { postsPerPage } from '#src/domain/posts/posts.limits.ts';
import type { Resource } from '#src/lib/use-resource.ts';
import { Pagination } from '#src/ui/Pagination.tsx';
import { listingTitle, statusText } from './listing-texts.ts';
import { NoPosts } from './NoPosts.tsx';
import { PostGrid } from './PostGrid.tsx';
import styles from './PostResults.module.css';

interface PostResultsProps {
  place: BlogPlace;
  listing: Resource<PostListing>;
  /** The heading's ref; it gets the focus when the visitor goes to the results. */
  headingRef: Ref<HTMLHeadingElement>;
  onTurnTo: (page: number) => void;
  onSeeAll: () => void;
  onRetry: () => void;
}

const headingId = 'results';
const none: readonly PostSummary[] = [];

/** The results at a place of the blog, with their loading, empty, and error states. */
export const PostResults = memo(function PostResults(props: PostResultsProps) {
  const { place, listing, headingRef, onTurnTo, onSeeAll, onRetry } = props;
  // The newest post is the lead; search results have no lead.
  const page = listing.status === 'loaded' ? listing.value.page : place.page;
  const withLead = page === 1 && !isSearch(place.text);

  return (
    <section className={styles.results} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId} ref={headingRef} tabIndex={-1} className={styles.title}>
          {listingTitle(place)}
        </h2>
        <p role="status" className={styles.status}>
          {statusText(place, listing)}
        </p>
      </div>
      {listing.status === 'loading' && (
        <PostGrid posts={none} withLead={withLead} skeletonCount={postsPerPage} />
      )}
      {listing.status === 'failed' && (
        <NoPosts action={{ label: 'Try again', onPress: onRetry }}>
          Something went wrong on our side. Please try again in a moment.
        </NoPosts>
      )}
      {listing.status === 'loaded' && listing.value.total === 0 && !listing.value.isPartial && (
        <EmptyResults place={place} onSeeAll={onSeeAll} />
      )}
      {listing.status === 'loaded' && (listing.value.total > 0 || listing.value.isPartial) && (
        <>
          <PostGrid
            posts={listing.value.posts}
            withLead={withLead}
            skeletonCount={listing.value.isPartial ? postsPerPage - listing.value.posts.length : 0}
          />
          <Pagination
            label="Pages of articles"
            page={page}
            pageCount={listing.value.pageCount}
            onPageChange={onTurnTo}
          />
        </>
      )}
    </section>
  );
});

function EmptyResults({ place, onSeeAll }: Pick<PostResultsProps, 'place' | 'onSeeAll'>) {
  if (isSearch(place.text)) {
    return (
      <NoPosts action={{ label: 'Clear search', onPress: onSeeAll }}>
        Try fewer letters, another word, or the full name of a state.
      </NoPosts>
    );
  }
  if (place.category) {
    return (
      <NoPosts action={{ label: 'See all topics', onPress: onSeeAll }}>
        The other topics may have what you are looking for.
      </NoPosts>
    );
  }
  return <NoPosts>New articles will appear here.</NoPosts>;
}
