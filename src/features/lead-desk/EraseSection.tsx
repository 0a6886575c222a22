import { useRef, useState } from 'react';
import { tidyText } from '#src/lib/input/text.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { DeskLead } from './desk-lead.ts';
import styles from './EraseSection.module.css';
import { erasedText, FoundLeads } from './FoundLeads.tsx';
import { useErasure } from './use-erasure.ts';

interface EraseSectionProps {
  /** The initial value of the email field. */
  email?: string;
  onErased: (erased: readonly DeskLead[]) => void;
}

/** Finds everything that was sent from an email address and deletes it after a confirmation. */
export function EraseSection({ email = '', onErased }: EraseSectionProps) {
  const { state, find, erase, clear } = useErasure(onErased);
  const [typed, setTyped] = useState(email);
  const [again, setAgain] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const confirmation = useRef<HTMLInputElement>(null);
  const isErasing = state.status === 'erasing';

  function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = tidyText(typed);
    setError(wanted ? undefined : 'Enter an email address.');
    setAgain('');
    if (wanted) void find(wanted);
    else field.current?.focus();
  }

  function confirm() {
    if (tidyText(again).toLowerCase() !== state.email.toLowerCase()) {
      setError('Type the exact email address to delete all of this.');
      confirmation.current?.focus();
      return;
    }
    setError(undefined);
    void erase();
  }

  const isAsking = isErasing || state.status === 'found' || state.status === 'not-erased';
  return (
    <Card>
      <section aria-labelledby="erase" className={styles.section}>
        <h2 id="erase" className={styles.title}>
          Delete a person’s data
        </h2>
        <p>
          Finds everything sent with an email address, in upper or lower case, and deletes it with
          its history, emails and receipts. Consent records and revocations name no one and are
          kept.
        </p>
        <form noValidate className={styles.form} onSubmit={onSubmit}>
          <TextField
            ref={field}
            id="erase-email"
            name="erase-email"
            type="email"
            label="Email address"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            error={isAsking ? undefined : error}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button
            type="submit"
            variant="quiet"
            className={styles.find}
            busy={state.status === 'finding'}
            disabled={state.status === 'finding'}
          >
            {state.status === 'finding' ? 'Searching all leads…' : 'Find what they sent'}
          </Button>
        </form>
        <div role="status">
          {state.status === 'none' && <p>Nothing was sent with {state.email}.</p>}
          {state.status === 'erased' && <p>{erasedText(state.erased)}</p>}
        </div>
        {state.status === 'not-found' && (
          <Alert tone="error" title="The leads could not be searched.">
            <p>Nothing was deleted. Please try again.</p>
          </Alert>
        )}
        {isAsking && (
          <AlertDialog
            question="Delete all of this?"
            description={<p>This cannot be undone.</p>}
            confirmLabel={isErasing ? 'Deleting…' : 'Delete all of it'}
            destructive
            busy={isErasing}
            onConfirm={confirm}
            onCancel={() => {
              setError(undefined);
              clear();
            }}
          >
            <FoundLeads leads={state.leads} />
            {state.status === 'not-erased' && (
              <Alert tone="error" title="Not all of it was deleted.">
                <p>
                  {state.erased.length > 0 && `${erasedText(state.erased)} `}Please check your
                  connection and try again.
                </p>
              </Alert>
            )}
            <TextField
              ref={confirmation}
              id="erase-confirmation"
              name="erase-confirmation"
              label={`Type ${state.email} to confirm`}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={again}
              readOnly={isErasing}
              error={error}
              onChange={(event) => {
                setAgain(event.currentTarget.value);
                setError(undefined);
              }}
            />
          </AlertDialog>
        )}
      </section>
    </Card>
  );
}
