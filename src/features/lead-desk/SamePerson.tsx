import { Link } from 'react-router-dom';
import { leadKinds } from '#src/domain/leads/lead-kinds.ts';
import { leadWords, sharedText } from '#src/domain/leads/stored-leads.ts';
import { leadPath } from '#src/lib/admin-paths.ts';
import { formatTime } from '#src/lib/format-time.ts';
import type { Resource } from '#src/lib/use-resource.ts';
import { Card } from '#src/ui/Card.tsx';
import { NotLoaded } from '#src/ui/NotLoaded.tsx';
import { StatusBadge } from './LeadTable.tsx';
import styles from './LeadView.module.css';
import { summarizeLead } from './lead-fields.ts';
import type { FoundLead } from './privacy.service.ts';

/** What else came from the same address or number, messages with their text; nothing if nothing did. */
export function SamePersonPanel({ others }: { others: Resource<FoundLead[]> }) {
  if (others.status === 'failed') {
    return <NotLoaded what="What else this person sent" before="call or pass the lead on" />;
  }
  if (others.status === 'loading' || others.value.length === 0) return null;
  return (
    <Card>
      <section aria-labelledby="same-person" className={styles.historyPanel}>
        <h2 id="same-person">From the same address or number</h2>
        <ul className={styles.lines}>
          {others.value.map((lead) => (
            <li key={lead.id} className={styles.change}>
              <div className={styles.copyAll}>
                <Link to={leadPath(lead.kind, lead.id)}>
                  {`${lead.name}: ${leadWords[lead.kind].singular} (${lead.reference})`}
                </Link>
                <StatusBadge state={lead.state} />
              </div>
              <p className={styles.when}>
                {`${formatTime(lead.sentAt)} · ${sharedText(lead.shared)}`}
              </p>
              <p className={styles.what}>{describeLead(lead)}</p>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}

function describeLead(lead: FoundLead): string {
  const { message } = lead.data;
  const isMessage = lead.kind === leadKinds.contacts.collection && typeof message === 'string';
  return isMessage ? message : summarizeLead(lead);
}
