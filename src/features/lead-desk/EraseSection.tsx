import { useEffect, useRef, useState } from 'react';
import { type LeadSender, readSender } from '#src/domain/leads/lead-sender.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { DeskLead } from './desk-lead.ts';
import { EraseDialog, erasedText } from './EraseDialog.tsx';
import styles from './EraseSection.module.css';
import { FoundLeads } from './FoundLeads.tsx';
import { useErasure } from './use-erasure.ts';

const noSenderText = 'Enter an email address or a phone number.';
const noneSelectedText = 'Select what to delete.';

/** Finds everything that was sent with an email address or a phone number, and deletes what is selected. */
export function EraseSection({ onErased }: { onErased: () => void }) {
  const [typed, setTyped] = useState('');
  const [sender, setSender] = useState<LeadSender>();
  const [selected, setSelected] = useState<readonly DeskLead[]>([]);
  const [error, setError] = useState<string>();
  const [erased, setErased] = useState<readonly DeskLead[]>([]);
  const field = useRef<HTMLInputElement>(null);
  const outcome = useRef<HTMLParagraphElement>(null);
  const erasure = useErasure((gone) => {
    setErased(gone);
    setSender(undefined);
    onErased();
  });

  // The button that opened the dialog is gone, and the focus with it.
  useEffect(() => {
    if (erased.length > 0) outcome.current?.focus();
  }, [erased]);

  function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = readSender(typed);
    setSender(wanted);
    setSelected([]);
    setErased([]);
    setError(wanted ? undefined : noSenderText);
    if (!wanted) field.current?.focus();
  }

  function ask() {
    if (selected.length > 0) erasure.ask(selected);
    else {
      setError(noneSelectedText);
      document.getElementById('found-lead-1')?.focus();
    }
  }

  return (
    <Card>
      <section aria-labelledby="erase" className={styles.section}>
        <h2 id="erase" className={styles.title}>
          Delete a person’s data
        </h2>
        <p>
          Finds everything that was sent with an email address or a phone number, however it is
          written. You select what is deleted; its history, emails and receipts go with it. Consent
          records and revocations name no one and are kept.
        </p>
        <form noValidate className={styles.form} onSubmit={onSubmit}>
          <TextField
            ref={field}
            id="erase-sender"
            name="erase-sender"
            label="Email address or phone number"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            error={sender ? undefined : error}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" variant="quiet" className={styles.start}>
            Find what they sent
          </Button>
        </form>
        {sender && (
          <FoundLeads
            sender={sender}
            label={`Sent with ${sender.email || sender.phone}`}
            hint="Anyone can type an address or a number into a form. Select what this person sent."
            noneText={`Nothing was sent with ${sender.email || sender.phone}.`}
            selected={selected}
            error={error}
            canSelectAll
            onSelect={(leads) => {
              setSelected(leads);
              setError(undefined);
            }}
          >
            <Button variant="quiet" className={styles.start} onClick={ask}>
              Delete the selected
            </Button>
          </FoundLeads>
        )}
        <div role="status">
          {erased.length > 0 && (
            <p ref={outcome} tabIndex={-1}>
              {erasedText(erased)}
            </p>
          )}
        </div>
        <EraseDialog erasure={erasure} />
      </section>
    </Card>
  );
}
