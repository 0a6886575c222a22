import { profilePath } from '#src/domain/collections.ts';
import { type Profile, toProfile } from '#src/domain/profile/profile.schema.ts';
import { saveFields } from '#src/lib/firebase/save-fields.ts';
import type { SavedFields } from '#src/lib/use-field-save.ts';
import { invalidateValues } from '#src/lib/visit.ts';

/** Saves the site's details that have changed, or nothing if somebody else has changed one of them, too. */
export async function saveProfile(seen: Profile, mine: Profile): Promise<SavedFields<Profile>> {
  const saved = await saveFields(
    { what: "the site's details", path: profilePath, parse: toProfile },
    seen,
    mine,
  );
  invalidateValues('profile');
  return saved;
}
