import { useState } from 'react';
import type { LeadChange } from '#src/domain/leads/lead-state.ts';
import { useResource } from '#src/lib/use-resource.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { listBuyers } from './buyers.service.ts';
import styles from './PassOnPanel.module.css';

interface PassOnFormProps {
  busy: boolean;
  onChange: (what: LeadChange['what'], text: string) => Promise<boolean>;
}

/** The form that records to which lead buyer the owner has passed on the quote. */
export function PassOnForm({ busy, onChange }: PassOnFormProps) {
  const buyers = useResource(listBuyers);
  const [buyer, setBuyer] = useState('');
  const [error, setError] = useState<string>();

  function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    if (buyer) void onChange('passed-on', buyer);
    else {
      setError('Choose a lead buyer.');
      event.currentTarget.querySelector('select')?.focus();
    }
  }

  if (buyers.status === 'loading') return <p role="status">Loading lead buyers…</p>;
  if (buyers.status === 'failed') {
    return (
      <Alert tone="error" title="The lead buyers could not be loaded.">
        <p>Please reload the page.</p>
      </Alert>
    );
  }
  if (buyers.value.length === 0) return <p>No company has applied to buy leads yet.</p>;
  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      <SelectField
        label="Lead buyer"
        name="buyer"
        hint="This only records it here. Send the details yourself."
        placeholder="Choose a lead buyer"
        options={buyers.value}
        value={buyer}
        error={error}
        onChange={(event) => {
          setBuyer(event.currentTarget.value);
          setError(undefined);
        }}
      />
      <Button type="submit" variant="quiet" className={styles.submit} disabled={busy}>
        Record that it was passed on
      </Button>
    </form>
  );
}
