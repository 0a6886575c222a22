import { useState } from 'react';
import type { SavedFields } from './merge-fields.ts';

interface MergedSaveOptions<Fields> {
  /** Merges and stores the form's values; see saveMerged. */
  save: (base: Fields, mine: Fields) => Promise<SavedFields<Fields>>;
  /** Shows the stored values of some fields in the form. */
  show: (fields: readonly (keyof Fields)[], stored: Fields) => void;
  /** Called after the form's values are stored. */
  onSaved: (answer: SavedFields<Fields>) => void;
}

/**
 * Saves a form whose fields somebody else may change at the same time. What only they changed is taken
 * over; where both changed a field, nothing is stored until one of both versions is chosen.
 *
 * @param saved what is stored as the form opens
 */
export function useMergedSave<Fields extends object>(
  saved: Fields,
  { save, show, onSaved }: MergedSaveOptions<Fields>,
) {
  const [stored, setStored] = useState(saved);
  const [status, setStatus] = useState<'resting' | 'saving' | 'saved' | 'failed'>('resting');
  const [conflicts, setConflicts] = useState<(keyof Fields)[]>([]);
  return {
    /** What is stored, as far as the form knows. */
    stored,
    status,
    /** The fields that both have changed. Saving again keeps the form's values. */
    conflicts,
    /** Removes the outcome of the last save. */
    rest: () => setStatus('resting'),
    async send(mine: Fields) {
      setStatus('saving');
      setConflicts([]);
      const answer = await save(stored, mine).catch(() => undefined);
      if (!answer) return setStatus('failed');
      setStored(answer.stored);
      if (answer.conflicts.length > 0) {
        setConflicts(answer.conflicts);
        setStatus('resting');
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
