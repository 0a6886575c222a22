import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { leadKinds } from '#src/domain/leads/lead-kinds.ts';
import { leadWords, sharedText } from '#src/domain/leads/stored-leads.ts';
import { leadPath } from '#src/lib/admin-paths.ts';
import { formatTime } from '#src/lib/format-time.ts';
import { type Resource, useResource } from '#src/lib/use-resource.ts';
import { putValue, useKnown, type VisitKey } from '#src/lib/visit.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { NotLoaded } from '#src/ui/NotLoaded.tsx';
import type { DeskLead } from './desk-lead.ts';
import { StatusBadge } from './LeadTable.tsx';
import styles from './LeadView.module.css';
import { summarizeLead } from './lead-fields.ts';
import { type FoundLead, leadsOfSamePerson } from './privacy.service.ts';

/** Returns what else came from the address or the number of a lead, and whether the owner has seen that. */
export function useSamePerson(lead: DeskLead) {
  const others = useResource(useCallback(() => leadsOfSamePerson(lead), [lead]));
  const ids = others.status === 'loaded' ? others.value.map(({ id }) => id) : [];
  // Until the page is loaded again.
  const seen: VisitKey<true> = { key: `seen/${[lead.id, ...ids].join(' ')}` };
  const wasSeen = useKnown(seen) !== undefined;

  function see() {
    putValue(seen, true);
    // The button is gone, and the focus with it.
    document.getElementById(passOnId)?.focus();
  }

  const isSeen = others.status === 'loaded' && (ids.length === 0 || wasSeen);
  return { others, isSeen, see };
}

export const passOnId = 'pass-on';

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

/** Stands in place of the form that passes a lead on until the owner has seen what else its sender sent. */
export function SeenFirst({ others, see }: Omit<ReturnType<typeof useSamePerson>, 'isSeen'>) {
  if (others.status === 'loading') return <p role="status">Looking for more from this person…</p>;
  if (others.status === 'failed') return <p>Reload the page to pass this lead on.</p>;
  const count = others.value.length;
  return (
    <>
      <p>{`${count} more came from the same address or number. See the top of this page first.`}</p>
      <Button variant="quiet" className={styles.submit} onClick={see}>
        Seen
      </Button>
    </>
  );
}
