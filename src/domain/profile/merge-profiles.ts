import type { Profile } from './profile.schema.ts';

export type ProfileField = keyof Profile;

export interface MergedProfile {
  /** The stored details with the changes of the form. Conflicting fields have the form's value. */
  merged: Profile;
  /** Fields that somebody else has changed in the meantime and the form has not. */
  theirs: ProfileField[];
  /** Fields that both have changed, to different values. */
  conflicts: ProfileField[];
}

/**
 * Merges the changes of a form with what somebody else has saved since the form was opened.
 *
 * @param base the details as the form was opened with
 * @param mine the form's values
 * @param stored the details as they are stored now
 */
export function mergeProfiles(base: Profile, mine: Profile, stored: Profile): MergedProfile {
  const fields = Object.keys(base) as ProfileField[];
  const theirs = fields.filter(
    (field) => mine[field] === base[field] && stored[field] !== base[field],
  );
  const conflicts = fields.filter(
    (field) =>
      mine[field] !== base[field] && stored[field] !== base[field] && mine[field] !== stored[field],
  );
  const kept = Object.fromEntries(theirs.map((field) => [field, stored[field]]));
  return { merged: { ...mine, ...kept }, theirs, conflicts };
}
