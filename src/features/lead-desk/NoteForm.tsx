import { useState } from 'react';
import { type LeadChange, leadStateLimits, noteRefusal } from '#src/domain/leads/lead-state.ts';
import { tidyText } from '#src/lib/input/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { CharactersLeft } from '#src/ui/CharactersLeft.tsx';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import styles from './NoteForm.module.css';

interface NoteFormProps {
  busy: boolean;
  onChange: (what: LeadChange['what'], text: string) => Promise<boolean>;
}

/** The form that adds a note to the history. The text stays in the field until it is stored. */
export function NoteForm({ busy, onChange }: NoteFormProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const left = leadStateLimits.note.max - [...tidyText(typed)].length;

  async function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const note = tidyText(typed);
    const refusal = noteRefusal(note);
    setError(refusal);
    if (refusal) {
      event.currentTarget.querySelector('textarea')?.focus();
      return;
    }
    if (await onChange('note', note)) setTyped('');
  }

  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      <TextAreaField
        label="Note"
        name="note"
        rows={3}
        autoComplete="off"
        value={typed}
        readOnly={busy}
        error={error}
        note={<CharactersLeft left={left} />}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setError(undefined);
        }}
      />
      <Button type="submit" variant="quiet" className={styles.submit} disabled={busy}>
        Add the note
      </Button>
    </form>
  );
}
