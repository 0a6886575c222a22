import { doc } from 'firebase/firestore/lite';
import { profilePath } from '#src/domain/collections.ts';
import { type MergedProfile, mergeProfiles } from '#src/domain/profile/merge-profiles.ts';
import { type Profile, toProfile } from '#src/domain/profile/profile.schema.ts';
import { inTransaction } from '#src/lib/firebase/auth.ts';
import { firestore } from '#src/lib/firebase/firestore.ts';
import { write } from '#src/lib/firebase/request.ts';

/** What became of saved details: they are stored, or somebody else has changed the same fields. */
export interface SavedProfile extends MergedProfile {
  /** The details that are stored now. */
  stored: Profile;
}

/**
 * Saves the site's details, merged by field with what somebody else has saved since the form was opened.
 * Stores nothing where both have changed the same field.
 *
 * @param base the details as the form was opened with
 * @throws WriteError
 */
export async function saveProfile(base: Profile, mine: Profile): Promise<SavedProfile> {
  return write("the site's details", () =>
    inTransaction(async (transaction) => {
      const reference = doc(firestore(), profilePath);
      const snapshot = await transaction.get(reference);
      const current = (snapshot.exists() && toProfile(snapshot.data())) || base;
      const merge = mergeProfiles(base, mine, current);
      if (merge.conflicts.length > 0) return { ...merge, stored: current };
      transaction.set(reference, merge.merged);
      return { ...merge, stored: merge.merged };
    }),
  );
}
