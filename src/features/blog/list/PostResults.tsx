import { memo, type ReactNode, type Ref } from 'react';
import type { BlogPlace } from '#src/domain/posts/listing/blog-place.ts';
import type { PostListing } from '#src/domain/posts/listing/paged-list.ts';
import type { PostSummary } from '#src/domain/posts/post.schema.ts';
import { isSearch, postsPerPage } from '#src/domain/posts/posts.limits.ts';
import type { Resource } from '#src/lib/use-resource.ts';
import { Button } from '#src/ui/Button.tsx';
import { Pagination } from '#src/ui/Pagination.tsx';
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
  const [advice, label] = isSearch(place.text)
    ? ['Try fewer letters, another word, or the full name of a state.', 'Clear search']
    : place.category
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

/** Returns the status line of the results, which screen readers announce. */
function statusText(place: BlogPlace, listing: Resource<PostListing>): string {
  if (listing.status === 'failed') return 'The articles could not be loaded.';
  if (listing.status === 'loading') {
    return isSearch(place.text) ? 'Searching all articles…' : 'Loading articles…';
  }
  if (listing.value.isPartial) return 'Searching older articles…';
  return listing.value.total > 0 ? countText(place, listing.value) : emptyText(place);
}

function countText({ text }: BlogPlace, { page, pageCount, total }: PostListing): string {
  const first = (page - 1) * postsPerPage + 1;
  const last = Math.min(page * postsPerPage, total);
  const articles = `${total} ${total === 1 ? 'article' : 'articles'}`;
  const range = first === last ? `article ${first} of ${total}` : `${first}–${last} of ${articles}`;
  const shown = pageCount > 1 ? `Showing ${range}` : articles;
  return isSearch(text) ? `${shown} for “${text.trim()}”` : shown;
}

function emptyText({ text, category }: BlogPlace): string {
  if (isSearch(text)) return `No articles found for “${text.trim()}”.`;
  return category ? `There are no articles about ${category} yet.` : 'There are no articles yet.';
}
