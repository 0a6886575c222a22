import { useState } from 'react';
import { followUpRefusal } from '#src/domain/leads/lead-state.ts';
import { formatShortDate } from '#src/lib/format.ts';
import { newYorkDay } from '#src/lib/format-time.ts';
import { siteTime } from '#src/lib/site-clock.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import styles from './LeadView.module.css';
import type { ChangeControl } from './PassOnPanel.tsx';

interface FollowUpFormProps extends ChangeControl {
  /** The stored day; '' or undefined if there is none. */
  followUp: string | undefined;
  /** Whether the person asked not to be contacted, so that no other day can be set. */
  isRefused: boolean;
}

/** The day on which to call again, when the lead stands at the top of the desk. */
export function FollowUpForm({ followUp = '', isRefused, busy, onChange }: FollowUpFormProps) {
  const [day, setDay] = useState(followUp);
  const [error, setError] = useState<string>();
  const [today] = useState(() => newYorkDay(siteTime()));
  if (isRefused && !followUp) return null;

  async function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const refusal = followUpRefusal(day, today);
    setError(refusal);
    if (refusal) event.currentTarget.querySelector('input')?.focus();
    else await onChange({ what: 'follow-up', text: day });
  }

  async function remove() {
    if (!busy && (await onChange({ what: 'follow-up', text: '' }))) setDay('');
  }

  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      {isRefused ? (
        <p>{`A reminder to call again is set for ${formatShortDate(followUp)}.`}</p>
      ) : (
        <TextField
          type="date"
          label="Call again on"
          name="follow-up"
          hint={followUp && `A reminder is set for ${formatShortDate(followUp)}.`}
          min={today}
          value={day}
          readOnly={busy}
          error={error}
          onChange={(event) => {
            setDay(event.currentTarget.value);
            setError(undefined);
          }}
        />
      )}
      <div className={styles.actions}>
        {!isRefused && (
          <Button type="submit" variant="quiet" disabled={busy}>
            Set the reminder
          </Button>
        )}
        {followUp && (
          <Button variant="link" disabled={busy} onClick={remove}>
            Remove the reminder
          </Button>
        )}
      </div>
    </form>
  );
}
