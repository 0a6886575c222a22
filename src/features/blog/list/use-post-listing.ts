import { startTransition, useEffect, useMemo, useState } from 'react';
import { embeddedListing } from '#src/domain/posts/embedded-posts.ts';
import { type BlogPlace, blogQuery, isSearch } from '#src/domain/posts/listing/blog-place.ts';
import type { PostListing } from '#src/domain/posts/listing/post-listing.ts';
import { afterPaint } from '#src/lib/after-paint.ts';
import { cachedLoader } from '#src/lib/cached-loader.ts';
import { useEmbedded } from '#src/lib/embedded/use-embedded.ts';
import type { Resource } from '#src/lib/use-resource.ts';

/** What the visit has read, in a chunk of its own: the prerendered page needs it only afterwards. */
const visited = cachedLoader(() => import('#src/domain/posts/listing/blog-cache.ts'));

/** Gets ready what a search needs, and costs others little. */
export function prepareSearch(): void {
  visited.load().then(
    (posts) => posts.prepareSearch(),
    () => {},
  );
}

/** Gets ready what the first results need: the visitor is about to type. */
export function beginSearch(): void {
  // Whether it fails, the search tells.
  visited.load().then(
    (posts) => posts.beginSearch(),
    () => {},
  );
}

/** Posts, and the place that they are of. */
export interface PlacedListing {
  /** Undefined while no place is known. */
  place: BlogPlace | undefined;
  listing: Resource<PostListing>;
}

const loading = { status: 'loading' } as const;

/**
 * The posts at a place: at once if they were read before on this visit, or stand in the
 * prerendered page, which shows the beginning of the blog. What was found for a text stays until
 * there is something for the next one, and grows while older posts are searched.
 *
 * @param place undefined while it is not known; another object with the same content reads anew what
 *   could not be read
 */
export function usePostListing(place: BlogPlace | undefined): PlacedListing {
  const embedded = useEmbedded(embeddedListing);
  const kept = useMemo(() => place && visited.cached()?.cachedListing(place), [place]);
  const [read, setRead] = useState<PlacedListing>({ place: undefined, listing: loading });

  useEffect(() => {
    if (!place) return;
    const leaving = new AbortController();
    // As a transition, what has arrived is drawn in slices between which the page answers.
    const show = (next: (before: PlacedListing) => PlacedListing) => {
      if (!leaving.signal.aborted) startTransition(() => setRead(next));
    };
    const showListing = (value: PostListing) =>
      show(() => ({ place, listing: { status: 'loaded', value } }));
    const readOn = async () => {
      if (kept) return showListing(kept);
      const { listingsAt } = await visited.load();
      // What was typed is on the screen before anything is looked for.
      if (isSearch(place.text)) await afterPaint();
      for await (const value of listingsAt(place, leaving.signal)) showListing(value);
    };
    readOn().catch(() => show((before) => failedAt(place, before)));
    return () => leaving.abort();
  }, [place, kept]);

  const isRead = place !== undefined && read.place === place;
  const isStart = !place || blogQuery(place) === '';
  const first = isStart && !(isRead && read.listing.status === 'loaded') ? embedded : undefined;
  const known = kept ?? first;
  if (known) return { place, listing: { status: 'loaded', value: known } };
  return isRead || staysWhileSearching(read, place) ? read : { place, listing: loading };
}

/** What was read to its end stays when it cannot be read again. */
function failedAt(place: BlogPlace, before: PlacedListing): PlacedListing {
  const { listing } = before;
  const isWhole = listing.status === 'loaded' && !listing.value.isPartial;
  return before.place === place && isWhole ? before : { place, listing: { status: 'failed' } };
}

function staysWhileSearching({ place, listing }: PlacedListing, next: BlogPlace | undefined) {
  return listing.status === 'loaded' && isSearch(place?.text ?? '') && isSearch(next?.text ?? '');
}
