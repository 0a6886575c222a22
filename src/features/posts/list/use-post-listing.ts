import { useCallback, useMemo } from 'react';
import { type Resource, useResource } from '#src/lib/use-resource.ts';
import type { BlogPlace } from './blog-place.ts';
import type { PostListing } from './post-listing.ts';
import { keptListing, loadListing } from './visited-posts.ts';

/**
 * The posts at a place: at once if they were read before on this visit.
 *
 * @param place another object with the same content reads anew what could not be read
 */
export function usePostListing(place: BlogPlace): Resource<PostListing> {
  const kept = useMemo(() => keptListing(place), [place]);
  const load = useCallback(async () => kept ?? loadListing(place), [kept, place]);
  const resource = useResource(load);
  return kept ? { status: 'loaded', value: kept } : resource;
}
