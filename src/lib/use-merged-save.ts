import { useState } from 'react';

/** What a form has changed, merged with what somebody else has saved since it was opened. */
interface MergedFields<Fields> {
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
  /** Whether the form's values are, too. */
  isStored: boolean;
}

/** Merges what a form has changed since it was opened with what somebody else has stored since. */
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

interface MergedSaveOptions<Fields> {
  /** Merges and stores the form's values; see saveMerged. */
  save: (base: Fields, mine: Fields, isUnasked: boolean) => Promise<SavedFields<Fields>>;
  show: (fields: readonly (keyof Fields)[], stored: Fields) => void;
  onSaved: (answer: SavedFields<Fields>) => void;
  /** Fields that both have changed before the form was opened, with what was typed earlier. */
  conflicts?: (keyof Fields)[];
}

/**
 * Saves a form whose fields somebody else may change at the same time. What only they changed is taken over; where
 * both changed a field, nothing is stored until one of both versions is chosen.
 */
export function useMergedSave<Fields extends object>(
  saved: Fields,
  { save, show, onSaved, conflicts: first = [] }: MergedSaveOptions<Fields>,
) {
  const [stored, setStored] = useState(saved);
  const [status, setStatus] = useState<'resting' | 'saving' | 'saved' | 'failed' | 'held back'>(
    'resting',
  );
  const [conflicts, setConflicts] = useState(first);
  const [theirs, setTheirs] = useState<{ fields: (keyof Fields)[]; isSaved: boolean }>({
    fields: [],
    isSaved: true,
  });
  return {
    /** What is stored, as far as the form knows. */
    stored,
    status,
    /** The fields that both have changed. Saving again keeps the form's values. */
    conflicts,
    /** The fields that the last save took over, also while it waits for conflicts to be settled. */
    theirs: theirs.fields,
    rest: () => setStatus('resting'),
    /** Saves the form's values. Without a press of a button, it waits if somebody else has saved anything. */
    async send(mine: Fields, isUnasked = false) {
      setStatus('saving');
      setConflicts([]);
      const answer = await save(stored, mine, isUnasked).catch(() => undefined);
      if (!answer) return setStatus('failed');
      setStored(answer.stored);
      const isSaved = answer.isStored;
      const kept = theirs.isSaved
        ? []
        : theirs.fields.filter((field) => mine[field] === stored[field]);
      setTheirs({ fields: [...new Set([...kept, ...answer.theirs])], isSaved });
      if (!isSaved) {
        setConflicts(answer.conflicts);
        setStatus('held back');
        return show(answer.theirs, answer.stored);
      }
      setStatus('saved');
      onSaved(answer);
    },
    takeTheirs(field: keyof Fields) {
      show([field], stored);
      setConflicts((left) => left.filter((other) => other !== field));
    },
  };
}
