import { profilePath } from '#src/domain/collections.ts';
import { type Profile, toProfile } from '#src/domain/profile/profile.schema.ts';
import { saveFields } from '#src/lib/firebase/save-fields.ts';
import type { SavedFields } from '#src/lib/use-field-save.ts';

/** Saves the site's details that have changed, or nothing if somebody else has changed one of them, too. */
export function saveProfile(seen: Profile, mine: Profile): Promise<SavedFields<Profile>> {
  return saveFields(
    { what: "the site's details", path: profilePath, parse: toProfile },
    seen,
    mine,
  );
}
