import { startTransition, useEffect, useMemo, useState } from 'react';
import { blogLoader } from '#src/data/posts/blog-loader.ts';
import { embeddedListing } from '#src/data/posts/post-cache.ts';
import { useEmbedded } from '#src/lib/hooks/use-hydrated.ts';
import type { Resource } from '#src/lib/hooks/use-resource.ts';
import { afterPaint } from '#src/lib/loading/after-paint.ts';
import type { LazyValue } from '#src/lib/loading/lazy-value.ts';
import { type BlogPlace, blogQuery } from '#src/model/posts/blog-place.ts';
import type { PostListing } from '#src/model/posts/paged-list.ts';
import { isSearch } from '#src/model/posts/posts.limits.ts';
import type * as Parts from './SearchParts.tsx';

/** What only a search shows, with its styles, and what finds questions of the FAQ. */
export interface SearchScripts {
  showSearch: typeof Parts.showSearch;
  findQuestions: Parameters<typeof Parts.showSearch>[1];
}

/** Preloads what the first hits of a search need, or their final order. The search itself reports a failure. */
export function preloadSearch(part: 'prepare' | 'prefetch'): void {
  blogLoader()
    .then(({ preloadSearchPart }) => preloadSearchPart(part))
    .catch(() => undefined);
}

export interface PlacedListing {
  /** Undefined while the place is unknown. */
  place: BlogPlace | undefined;
  listing: Resource<PostListing>;
}

const loading = { status: 'loading' } as const;

/**
 * Returns the posts at a place: at once if they are cached from this visit, prerendered or
 * prefetched, as the first page of the blog is. Search results stay until those of the next text arrive, and they grow
 * while older posts are searched.
 *
 * @param place undefined while unknown; a new object with the same content retries after a failure
 */
export function usePostListing(
  place: BlogPlace | undefined,
  parts: LazyValue<Promise<SearchScripts>>,
): PlacedListing {
  const embedded = useEmbedded(embeddedListing);
  const [prepared] = useState(() => blogLoader.known()?.preparedFirstPage());
  const kept = useMemo(() => place && blogLoader.known()?.cachedListing(place), [place]);
  const [read, setRead] = useState<PlacedListing>({ place: undefined, listing: loading });

  useEffect(() => {
    if (!place) return;
    const leaving = new AbortController();
    // A transition renders in slices, so that the page stays responsive.
    const show = (next: (before: PlacedListing) => PlacedListing) => {
      if (!leaving.signal.aborted) startTransition(() => setRead(next));
    };
    const showListing = (value: PostListing) =>
      show(() => ({ place, listing: { status: 'loaded', value } }));
    const readOn = async () => {
      if (kept) return showListing(kept);
      const { listingsAt } = await blogLoader();
      // Paints the typed text before searching.
      if (isSearch(place.text)) await Promise.all([afterPaint(), parts()]);
      for await (const value of listingsAt(place, leaving.signal)) showListing(value);
    };
    readOn().catch(() => show((before) => failedAt(place, before)));
    return () => leaving.abort();
  }, [place, kept, parts]);

  const isRead = place !== undefined && read.place === place;
  const isStart = !place || blogQuery(place) === '';
  const first =
    isStart && !(isRead && read.listing.status === 'loaded') ? (embedded ?? prepared) : undefined;
  const known = kept ?? first;
  if (known) return { place, listing: { status: 'loaded', value: known } };
  return isRead || staysWhileSearching(read, place) ? read : { place, listing: loading };
}

/** A complete listing stays if reloading it fails. */
function failedAt(place: BlogPlace, before: PlacedListing): PlacedListing {
  const { listing } = before;
  const isWhole = listing.status === 'loaded' && !listing.value.isPartial;
  return before.place === place && isWhole ? before : { place, listing: { status: 'failed' } };
}

function staysWhileSearching({ place, listing }: PlacedListing, next: BlogPlace | undefined) {
  return listing.status === 'loaded' && isSearch(place?.text ?? '') && isSearch(next?.text ?? '');
}
