import { useState } from 'react';
import { type LeadChange, noteRefusal } from '#src/domain/leads/lead-state.ts';
import { tidyText } from '#src/lib/input/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import styles from './PassOnPanel.module.css';

interface CameBackFormProps {
  busy: boolean;
  onChange: (what: LeadChange['what'], text: string) => Promise<boolean>;
}

/** The form that records that a lead buyer returned the quote, and why. */
export function CameBackForm({ busy, onChange }: CameBackFormProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();

  function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const reason = tidyText(typed);
    const refusal = reason ? noteRefusal(reason) : 'Enter why it was returned.';
    if (!refusal) void onChange('came-back', reason);
    else {
      setError(refusal);
      event.currentTarget.querySelector('input')?.focus();
    }
  }

  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      <TextField
        label="Why it was returned"
        name="came-back"
        autoComplete="off"
        value={typed}
        readOnly={busy}
        error={error}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setError(undefined);
        }}
      />
      <Button type="submit" variant="quiet" className={styles.submit} disabled={busy}>
        Record the return
      </Button>
    </form>
  );
}
