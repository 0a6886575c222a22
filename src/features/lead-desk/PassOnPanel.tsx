import { useState } from 'react';
import { Link } from 'react-router-dom';
import { leadKinds } from '#src/domain/leads/lead-kinds.ts';
import { type LeadChange, type LeadState, noteRefusal } from '#src/domain/leads/lead-state.ts';
import { sharedText } from '#src/domain/leads/stored-leads.ts';
import { formatShortDate } from '#src/lib/format.ts';
import { tidyText } from '#src/lib/input/text.ts';
import { leadPath } from '#src/lib/paths.ts';
import { useResource } from '#src/lib/use-resource.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import styles from './LeadView.module.css';
import type { OpenLead } from './lead.service.ts';
import { listBuyers } from './leads.service.ts';
import {
  passOnBlocks,
  passOnBlockTexts,
  type RequestElsewhere,
  requestsElsewhere,
} from './pass-on.ts';
import { askedText } from './requests.ts';
import { revocationsOfLeads } from './revocations.service.ts';

/** What a control needs that changes a lead. */
export interface ChangeControl {
  busy: boolean;
  /** Resolves to whether the change was stored. */
  onChange: (what: LeadChange['what'], text: string) => Promise<boolean>;
}

interface PassOnPanelProps extends ChangeControl {
  open: OpenLead;
  state: LeadState;
}

/** Passing a quote on to one lead buyer at a time, or the reasons why it must not be passed on. */
export function PassOnPanel({ open, state, busy, onChange }: PassOnPanelProps) {
  const asked = useResource(revocationsOfLeads);
  return (
    <section aria-labelledby="pass-on" className={styles.passOn}>
      <h3 id="pass-on" className={styles.title}>
        Pass it on
      </h3>
      {state.passedOnTo ? (
        <>
          <p>
            It was passed on to{' '}
            <Link to={leadPath(leadKinds.leadBuyers.collection, state.passedOnTo)}>
              this lead buyer
            </Link>
            .
          </p>
          <CameBackForm busy={busy} onChange={onChange} />
        </>
      ) : (
        <>
          {asked.status === 'loading' && <p role="status">Checking whether it may be passed on…</p>}
          {asked.status === 'failed' && (
            <Alert tone="error" title="We could not check whether this may be passed on.">
              <p>Please reload the page.</p>
            </Alert>
          )}
          {asked.status === 'loaded' && (
            <Offer
              blocks={passOnBlocks(open, asked.value, state.history)}
              elsewhere={requestsElsewhere(open.lead, asked.value)}
              form={<PassOnForm busy={busy} onChange={onChange} />}
            />
          )}
        </>
      )}
    </section>
  );
}

interface OfferProps {
  blocks: ReturnType<typeof passOnBlocks>;
  elsewhere: readonly RequestElsewhere[];
  form: React.ReactNode;
}

function Offer({ blocks, elsewhere, form }: OfferProps) {
  if (blocks.length === 0) return form;
  return (
    <Alert tone="error" title="It must not be passed on.">
      {blocks.map((block) => (
        <div key={block}>
          <p>{passOnBlockTexts[block]}</p>
          {block === 'revoked-elsewhere' && (
            <ul className={styles.elsewhere}>
              {elsewhere.map(({ revocation, lead, shared }) => (
                <li key={`${lead.id} ${revocation.asks}`}>
                  On {formatShortDate(revocation.askedAt)}, with the {sharedText(shared)},{' '}
                  <Link to={leadPath(lead.kind, lead.id)}>
                    {lead.name} ({lead.reference})
                  </Link>{' '}
                  {askedText(revocation)}.
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </Alert>
  );
}

/** The form that records to which lead buyer the owner has passed on the quote. */
function PassOnForm({ busy, onChange }: ChangeControl) {
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

/** The form that records that a lead buyer returned the quote, and why. */
function CameBackForm({ busy, onChange }: ChangeControl) {
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
