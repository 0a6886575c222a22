import { useCallback, useMemo } from 'react';
import { embeddedListing } from '#src/domain/posts/embedded-posts.ts';
import { type BlogPlace, blogQuery } from '#src/domain/posts/listing/blog-place.ts';
import type { PostListing } from '#src/domain/posts/listing/post-listing.ts';
import { useEmbedded } from '#src/lib/embedded/use-embedded.ts';
import { once } from '#src/lib/once.ts';
import { type Resource, useResource } from '#src/lib/use-resource.ts';

/** What the visit has read, in a chunk of its own: the prerendered page needs it only afterwards. */
const visited = once(() => import('#src/domain/posts/listing/visited-posts.ts'));

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
  const kept = useMemo(() => place && visited.kept()?.keptListing(place), [place]);
  const load = useCallback(
    async () => kept ?? (place ? (await visited.load()).loadListing(place) : notYet()),
    [kept, place],
  );
  const resource = useResource(load);
  const isStart = !place || blogQuery(place) === '';
  const known = kept ?? (isStart && resource.status !== 'loaded' ? embedded : undefined);
  return known ? { status: 'loaded', value: known } : resource;
}
