import { useCallback, useMemo } from 'react';
import { type Resource, useResource } from '#src/lib/use-resource.ts';
import type { BlogPlace } from './blog-place.ts';
import type { PostListing } from './post-listing.ts';
import { keptListing, loadListing } from './visited-posts.ts';

/** What no place names stays on its way. */
const notYet = () => new Promise<never>(() => {});

/**
 * The posts at a place: at once if they were read before on this visit.
 *
 * @param place undefined while it is not known; another object with the same content reads anew what
 *   could not be read
 */
export function usePostListing(place: BlogPlace | undefined): Resource<PostListing> {
  const kept = useMemo(() => place && keptListing(place), [place]);
  const load = useCallback(
    async () => kept ?? (place ? loadListing(place) : notYet()),
    [kept, place],
  );
  const resource = useResource(load);
  return kept ? { status: 'loaded', value: kept } : resource;
}
