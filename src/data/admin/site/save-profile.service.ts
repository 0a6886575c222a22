import { saveFields } from '#src/data/firebase/save-fields.ts';
import { invalidateValues } from '#src/data/state/visit.ts';
import type { SavedFields } from '#src/lib/hooks/use-field-save.ts';
import { profilePath } from '#src/model/site/collections.ts';
import { type Profile, toProfile } from '#src/model/site/profile.schema.ts';

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
