import { profilePath } from '#src/domain/collections.ts';
import { type Profile, toProfile } from '#src/domain/profile/profile.schema.ts';
import { saveMerged } from '#src/lib/firebase/save-merged.ts';
import type { SavedFields } from '#src/lib/use-merged-save.ts';

/**
 * Saves the site's details, merged by field with what somebody else has saved since the form was opened.
 * Stores nothing where both have changed the same field.
 *
 * @param isUnasked whether nothing is to be stored if somebody else has changed any field
 */
export function saveProfile(
  base: Profile,
  mine: Profile,
  isUnasked = false,
): Promise<SavedFields<Profile>> {
  const profile = { what: "the site's details", path: profilePath, parse: toProfile };
  return saveMerged(profile, base, mine, isUnasked);
}
