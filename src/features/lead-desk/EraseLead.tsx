import { useState } from 'react';
import { leadWords } from '#src/domain/leads/lead-words.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import type { DeskLead } from './desk-lead.ts';
import { EraseDialog } from './EraseDialog.tsx';
import styles from './EraseSection.module.css';
import { FoundLeads } from './FoundLeads.tsx';
import { useErasure } from './use-erasure.ts';

interface EraseLeadProps {
  lead: DeskLead;
  /** Its sender asked for its deletion: what else they may have sent is shown at once. */
  isAskedFor: boolean;
  onErased: (erased: readonly DeskLead[]) => void;
}

/**
 * Deletes a lead, and of the others with the same email address or phone number those that the owner
 * selects. A request is about its own lead: whoever made it may have typed somebody else's address.
 */
export function EraseLead({ lead, isAskedFor, onErased }: EraseLeadProps) {
  const [isSearched, setIsSearched] = useState(isAskedFor);
  const [selected, setSelected] = useState<readonly DeskLead[]>([]);
  const [error, setError] = useState<string>();
  const erasure = useErasure(onErased);
  const { singular } = leadWords[lead.kind];
  const hasSender = Boolean(lead.email || lead.phone);

  function askWithSelected() {
    if (selected.length > 0) erasure.ask([lead, ...selected]);
    else {
      setError('Select what else to delete.');
      document.getElementById('found-lead-1')?.focus();
    }
  }

  return (
    <Card>
      <section aria-labelledby="erase" className={styles.section}>
        <h2 id="erase" className={styles.title}>
          Delete this lead
        </h2>
        <p>
          {`Deletes this ${singular} with its history, emails and receipt. ${isAskedFor ? 'The request is about nothing else. ' : ''}Consent records and revocations name no one and are kept.`}
        </p>
        <Button
          variant={isAskedFor ? 'primary' : 'quiet'}
          className={styles.start}
          onClick={() => erasure.ask([lead])}
        >
          Delete this lead
        </Button>
        {/* It stays, so that it keeps the focus. */}
        {hasSender && !isAskedFor && (
          <Button variant="link" className={styles.start} onClick={() => setIsSearched(true)}>
            Find what else they sent
          </Button>
        )}
        {hasSender && isSearched && (
          <FoundLeads
            sender={lead}
            besides={lead}
            label="Also sent with this address or number"
            hint="Anyone can type an address or a number into a form. Select only what the same person sent and wants deleted."
            noneText="Nothing else was sent with this address or number."
            selected={selected}
            error={error}
            onSelect={(leads) => {
              setSelected(leads);
              setError(undefined);
            }}
          >
            <Button variant="quiet" className={styles.start} onClick={askWithSelected}>
              Delete this lead and the selected
            </Button>
          </FoundLeads>
        )}
        <EraseDialog erasure={erasure} />
      </section>
    </Card>
  );
}
