import { useRef, useState } from 'react';

/** What became of a form's values. */
export interface SavedFields<Fields> {
  /** What is stored now. */
  stored: Fields;
  /** The fields that somebody else has changed, too, to another value. With any of them, nothing was saved. */
  contested: (keyof Fields)[];
}

/** Returns what is to be stored: the current fields with those that a form has changed since it has seen them. */
export function changeFields<Fields extends object>(
  seen: Fields,
  mine: Fields,
  current: Fields,
): SavedFields<Fields> {
  const fields = Object.keys(mine) as (keyof Fields)[];
  const changed = fields.filter((field) => mine[field] !== seen[field]);
  const contested = changed.filter(
    (field) => current[field] !== seen[field] && current[field] !== mine[field],
  );
  if (contested.length > 0) return { stored: current, contested };
  const changes = changed.map((field) => [field, mine[field]]);
  return { stored: { ...current, ...Object.fromEntries(changes) }, contested };
}

interface FieldSaveOptions<Fields> {
  save: (seen: Fields, mine: Fields) => Promise<SavedFields<Fields>>;
  onSaved: (stored: Fields) => void;
  /** What was stored of some fields when they were typed into, if that was before the form was opened. */
  typedOver?: Partial<Fields>;
}

/** Saves the changed fields of a form. Where somebody else has changed one, too, one of both values is to be chosen. */
export function useFieldSave<Fields extends object>(
  saved: Fields,
  { save, onSaved, typedOver }: FieldSaveOptions<Fields>,
) {
  const seen = useRef({ ...saved, ...typedOver });
  const [stored, setStored] = useState(saved);
  const [status, setStatus] = useState<'resting' | 'saving' | 'saved' | 'failed'>('resting');
  const [contested, setContested] = useState<(keyof Fields)[]>([]);
  return {
    /** What is stored, as far as the form knows. */
    stored,
    status,
    contested,
    rest: () => setStatus('resting'),
    async send(mine: Fields) {
      setStatus('saving');
      setContested([]);
      const answer = await save(seen.current, mine).catch(() => undefined);
      if (!answer) return setStatus('failed');
      setStored(answer.stored);
      setContested(answer.contested);
      if (answer.contested.length > 0) return setStatus('resting');
      seen.current = answer.stored;
      setStatus('saved');
      onSaved(answer.stored);
    },
    /** Lets the form's value of a contested field, now the stored or another one, be saved. */
    resolve(fields: readonly (keyof Fields)[]) {
      for (const field of fields) seen.current[field] = stored[field];
      setContested(contested.filter((field) => !fields.includes(field)));
    },
  };
}
