/** What a form has changed, merged with what somebody else has saved since it was opened. */
export interface MergedFields<Fields> {
  /** The stored fields with the changes of the form. Conflicting ones have the form's value. */
  merged: Fields;
  /** Fields that somebody else has changed in the meantime and the form has not. */
  theirs: (keyof Fields)[];
  /** Fields that both have changed, to different values. */
  conflicts: (keyof Fields)[];
}

/** What became of a form's values: they are stored, or somebody else has changed the same fields. */
export interface SavedFields<Fields> extends MergedFields<Fields> {
  /** What is stored now. */
  stored: Fields;
}

/**
 * Merges the changes of a form with what somebody else has saved since the form was opened.
 *
 * @param base the fields as the form was opened with
 * @param mine the form's values
 * @param stored the fields as they are stored now
 */
export function mergeFields<Fields extends object>(
  base: Fields,
  mine: Fields,
  stored: Fields,
): MergedFields<Fields> {
  const fields = Object.keys(base) as (keyof Fields)[];
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
