import { useState } from 'react';
import { type FoundLead, leadsSentWith } from '#src/data/admin/leads/privacy.service.ts';
import { EraseDialog, useErasure } from '#src/features/admin/desk/shared/EraseDialog.tsx';
import styles from '#src/features/admin/desk/shared/LeadDesk.module.css';
import { leadLine, summarizeLead } from '#src/features/admin/desk/shared/lead-fields.ts';
import { isPending } from '#src/features/admin/desk/shared/requests.ts';
import { leadPath } from '#src/lib/addresses/admin-paths.ts';
import { useResource } from '#src/lib/hooks/use-resource.ts';
import type { DeskLead } from '#src/model/leads/desk-lead.ts';
import { leadWords, sharedText } from '#src/model/leads/stored-leads.ts';
import { CheckboxField } from '#src/ui/fields/CheckboxField.tsx';
import { Fieldset } from '#src/ui/fields/CheckboxGroup.tsx';
import { Alert } from '#src/ui/notices/Alert.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Card } from '#src/ui/parts/Card.tsx';

interface EraseLeadProps {
  lead: DeskLead;
  /** As it is now, since the lead was opened. */
  state: DeskLead['state'];
  /** Its sender asked for its deletion: what else they may have sent is shown at once. */
  isRequested: boolean;
  onErased: (erased: readonly DeskLead[]) => void;
}

/**
 * Deletes a lead, and of the others with the same email address or phone number those that the owner
 * selects. A request for it is about its own lead: whoever made it may have typed somebody else's address.
 */
export function EraseLead({ lead, state, isRequested, onErased }: EraseLeadProps) {
  const [isSearched, setIsSearched] = useState(isRequested);
  const erasure = useErasure(onErased);
  const { singular } = leadWords[lead.kind];
  const current = { ...lead, state };
  const hasSender = Boolean(lead.email || lead.phone);

  return (
    <Card className="screen-only">
      <section aria-labelledby="erase" className={styles.erasure}>
        <h2 id="erase">Delete this lead</h2>
        <p>
          {`Deletes this ${singular} with its history, emails and receipt. ${isRequested ? 'The request is about nothing else. ' : ''}Consent records and revocations name no one and are kept, but no longer stop contact about what else the person sent.`}
        </p>
        <Button
          variant={isRequested && !isPending('delete', state) ? 'primary' : 'quiet'}
          className={styles.start}
          onClick={() => erasure.ask([current])}
        >
          Delete this lead
        </Button>
        {/* It stays, so that it keeps the focus. */}
        {hasSender && !isRequested && (
          <Button variant="link" className={styles.start} onClick={() => setIsSearched(true)}>
            Find what else they sent
          </Button>
        )}
        {hasSender && isSearched && (
          <FoundLeads lead={lead} onErase={(others) => erasure.ask([current, ...others])} />
        )}
        <EraseDialog erasure={erasure} />
      </section>
    </Card>
  );
}

interface FoundLeadsProps {
  lead: DeskLead;
  onErase: (selected: readonly DeskLead[]) => void;
}

/** Everything else that was sent with the email address or the phone number of a lead, to select one by one. */
function FoundLeads({ lead, onErase }: FoundLeadsProps) {
  const found = useResource(() => leadsSentWith(lead), lead);
  const others = found.status === 'loaded' ? found.value.filter(({ id }) => id !== lead.id) : [];
  const countText = `${others.length} other ${others.length === 1 ? 'lead' : 'leads'} found.`;
  return (
    <>
      <div role="status">
        {found.status === 'loading' && <p>Searching all leads…</p>}
        {found.status === 'loaded' && (
          <p>
            {others.length > 0 ? countText : 'Nothing else was sent with this address or number.'}
          </p>
        )}
      </div>
      {found.status === 'failed' && (
        <Alert tone="error" title="The leads could not be searched.">
          <p>Nothing was deleted. Please reload the page and try again.</p>
        </Alert>
      )}
      {others.length > 0 && <Choice leads={others} onErase={onErase} />}
    </>
  );
}

interface ChoiceProps extends Pick<FoundLeadsProps, 'onErase'> {
  leads: readonly FoundLead[];
}

/** Nothing is selected at first, because neither an address nor a number proves who sent it. */
function Choice({ leads, onErase }: ChoiceProps) {
  const [selected, setSelected] = useState<readonly DeskLead[]>([]);
  const [error, setError] = useState<string>();

  function erase() {
    if (selected.length > 0) return onErase(selected);
    setError('Select what else to delete.');
    document.getElementById('found-lead-1')?.focus();
  }

  return (
    <>
      <Fieldset
        id="found-leads"
        label="Also sent with this address or number"
        hint="Anyone can type an address or a number into a form. Select only what the same person sent and wants deleted."
        error={error}
      >
        <ul className={styles.found}>
          {leads.map((lead, index) => (
            <li key={`${lead.kind} ${lead.id}`}>
              <CheckboxField
                id={`found-lead-${index + 1}`}
                name="found-leads"
                label={leadLine(lead)}
                hint={<About lead={lead} />}
                checked={selected.includes(lead)}
                onChange={({ currentTarget: { checked } }) => {
                  const others = selected.filter((other) => other !== lead);
                  setSelected(checked ? [...others, lead] : others);
                  setError(undefined);
                }}
              />
            </li>
          ))}
        </ul>
      </Fieldset>
      <Button variant="quiet" className={styles.start} onClick={erase}>
        Delete this lead and the selected
      </Button>
    </>
  );
}

function About({ lead }: { lead: FoundLead }) {
  const line = leadLine(lead);
  return (
    <>
      <span className={styles.line}>
        Has the {sharedText(lead.shared)}. Sent with{' '}
        {[lead.email, lead.phone].filter(Boolean).join(' and ')}.
      </span>{' '}
      <span className={styles.line}>{summarizeLead(lead)}</span>{' '}
      <a
        href={leadPath(lead.kind, lead.id)}
        target="_blank"
        rel="noopener"
        aria-label={`Open it in a new tab: ${line}`}
      >
        Open it in a new tab
      </a>
    </>
  );
}
