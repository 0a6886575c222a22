import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { referenceNumber } from '#src/domain/leads/lead-reference.ts';
import { formatShortDate } from '#src/lib/format.ts';
import { leadPath } from '#src/lib/paths.ts';
import { useResource } from '#src/lib/use-resource.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Card } from '#src/ui/Card.tsx';
import { leadsPassedTo, type ReceivedLead } from './buyers.service.ts';
import { StatusBadge } from './LeadTable.tsx';
import styles from './LeadView.module.css';

/** The leads that the company of an application got, by their reference numbers. */
export function ReceivedPanel({ application }: { application: string }) {
  const received = useResource(useCallback(() => leadsPassedTo(application), [application]));
  return (
    <Card>
      <section aria-labelledby="received" className={styles.historyPanel}>
        <h2 id="received">Leads that it got</h2>
        {received.status === 'loading' && <p role="status">Looking for its leads…</p>}
        {received.status === 'failed' && (
          <Alert tone="error" title="Its leads could not be loaded.">
            <p>Please reload the page.</p>
          </Alert>
        )}
        {received.status === 'loaded' && <Leads received={received.value} />}
      </section>
    </Card>
  );
}

function Leads({ received }: { received: readonly ReceivedLead[] }) {
  if (received.length === 0) return <p>None yet.</p>;
  return (
    <ol className={styles.lines}>
      {received.map(({ id, kind, state, passing }) => (
        <li key={id} className={styles.received}>
          <Link to={leadPath(kind, id)}>{referenceNumber(id)}</Link>
          <span>
            Passed on {formatShortDate(passing.at)}
            {passing.returnedAt && `, returned ${formatShortDate(passing.returnedAt)}`}
          </span>
          {!passing.returnedAt && <StatusBadge state={state} />}
        </li>
      ))}
    </ol>
  );
}
