import { useCallback, useMemo } from 'react';
import { useEmbedded } from '#src/lib/embedded/use-embedded.ts';
import { type Resource, useResource } from '#src/lib/use-resource.ts';
import { embeddedListing } from '../embedded-posts.ts';
import { type BlogPlace, blogQuery } from './blog-place.ts';
import type { PostListing } from './post-listing.ts';
import { keptListing, loadListing } from './visited-posts.ts';

/** What no place names stays on its way. */
const notYet = () => new Promise<never>(() => {});

/**
 * The posts at a place: at once if they were read before on this visit, or stand in the
 * prerendered page, which shows the beginning of the blog.
 *
 * @param place undefined while it is not known; another object with the same content reads anew what
 *   could not be read
 */
export function usePostListing(place: BlogPlace | undefined): Resource<PostListing> {
  const embedded = useEmbedded(embeddedListing);
  const kept = useMemo(() => place && keptListing(place), [place]);
  const load = useCallback(
    async () => kept ?? (place ? loadListing(place) : notYet()),
    [kept, place],
  );
  const resource = useResource(load);
  const isStart = !place || blogQuery(place) === '';
  const known = kept ?? (isStart && resource.status !== 'loaded' ? embedded : undefined);
  return known ? { status: 'loaded', value: known } : resource;
}
