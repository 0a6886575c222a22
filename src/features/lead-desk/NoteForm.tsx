import { useState } from 'react';
import {
  fullHistoryText,
  type LeadChange,
  leadStateLimits,
  noteRefusal,
} from '#src/domain/leads/lead-state.ts';
import { tidyText } from '#src/lib/input/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { CharactersLeft, TextAreaField } from '#src/ui/TextAreaField.tsx';
import styles from './NoteForm.module.css';

interface NoteFormProps {
  /** The number of lines in the history. */
  lineCount: number;
  busy: boolean;
  onChange: (what: LeadChange['what'], text: string) => Promise<boolean>;
}

/**
 * The form that adds a note to the history. The text stays in the field until it is stored, also if the
 * history takes no more notes, which the field says.
 */
export function NoteForm({ lineCount, busy, onChange }: NoteFormProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const full = fullHistoryText('note', lineCount);
  const left = leadStateLimits.note.max - [...tidyText(typed)].length;

  async function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const note = tidyText(typed);
    const refusal = full ?? noteRefusal(note);
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
        error={full ?? error}
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
