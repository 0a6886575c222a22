import { orderBy, type Query, query, where } from 'firebase/firestore/lite';
import { revisions } from '#src/data/admin/posts/post-changes.service.ts';
import { countDocuments, ownersQuery } from '#src/data/firebase/owners-query.ts';
import { getShownProfile } from '#src/data/site/profile.service.ts';
import { collections } from '#src/model/site/collections.ts';
import { type SiteDetails, pickDetails } from '#src/model/site/pick-details.ts';

/** What the database has that an earlier build of the site does not. */
export interface SiteChanges {
  /** The numbers of posts that were saved, and that were deleted or unpublished. */
  savedPosts: number;
  removedPosts: number;
  rateChanges: number;
  /** The details that every page shows, as they are now. */
  details: SiteDetails;
}

/** Returns what was changed since a time. It counts, and transfers only the site's details. */
export async function loadChangesSince(since: Date): Promise<SiteChanges> {
  const count = (changes: () => Query) => countDocuments('the number of changes', changes);
  const [savedPosts, removedPosts, rateChanges, profile] = await Promise.all([
    count(() => ownersQuery(collections.posts, where('dateUpdated', '>=', since))),
    count(() =>
      query(
        revisions(),
        where('what', 'in', ['deleted', 'unpublished']),
        where('at', '>=', since),
        orderBy('at', 'desc'),
      ),
    ),
    count(() => ownersQuery(collections.rateChanges, where('at', '>=', since))),
    getShownProfile(),
  ]);
  return { savedPosts, removedPosts, rateChanges, details: pickDetails(profile) };
}
