import { Link } from 'react-router-dom';
import type { FoundLead } from '#src/data/admin/leads/privacy.service.ts';
import { StatusBadge } from '#src/features/admin/desk/shared/LeadTable.tsx';
import { summarizeLead } from '#src/features/admin/desk/shared/lead-fields.ts';
import { leadPath } from '#src/lib/addresses/admin-paths.ts';
import { formatTime } from '#src/lib/format/format-time.ts';
import type { Resource } from '#src/lib/hooks/use-resource.ts';
import { leadKinds } from '#src/model/lead-forms/lead-kinds.ts';
import { leadWords, sharedText } from '#src/model/leads/stored-leads.ts';
import { NotLoaded } from '#src/ui/notices/NotLoaded.tsx';
import { Card } from '#src/ui/parts/Card.tsx';
import styles from './LeadView.module.css';

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
