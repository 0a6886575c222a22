import { Link } from 'react-router-dom';
import { leadKinds } from '#src/domain/leads/lead-kinds.ts';
import { sharedText } from '#src/domain/leads/lead-sender.ts';
import type { LeadChange, LeadState } from '#src/domain/leads/lead-state.ts';
import { formatShortDate } from '#src/lib/date.ts';
import { leadPath } from '#src/lib/paths.ts';
import { useResource } from '#src/lib/use-resource.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { CameBackForm } from './CameBackForm.tsx';
import type { OpenLead } from './lead.service.ts';
import { PassOnForm } from './PassOnForm.tsx';
import styles from './PassOnPanel.module.css';
import {
  passOnBlocks,
  passOnBlockTexts,
  type RequestElsewhere,
  requestsElsewhere,
} from './pass-on.ts';
import { askedText } from './request-texts.ts';
import { revocationsOfLeads } from './revocations.service.ts';

interface PassOnPanelProps {
  open: OpenLead;
  state: LeadState;
  busy: boolean;
  onChange: (what: LeadChange['what'], text: string) => Promise<boolean>;
}

/** Passing a quote on to one lead buyer at a time, or the reasons why it must not be passed on. */
export function PassOnPanel({ open, state, busy, onChange }: PassOnPanelProps) {
  const asked = useResource(revocationsOfLeads);
  return (
    <section aria-labelledby="pass-on" className={styles.panel}>
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
            <ul className={styles.requests}>
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
