import { useLocation } from 'react-router-dom';
import { type LeadCollection, leadKinds } from '#src/domain/leads/lead-kinds.ts';
import styles from './LeadDesk.module.css';
import { LeadGone } from './LeadGone.tsx';
import { LeadLoading } from './LeadLoading.tsx';
import { LeadNotLoaded } from './LeadNotLoaded.tsx';
import { LeadPanels } from './LeadPanels.tsx';
import { useOpenLead } from './use-open-lead.ts';

/**
 * The view of the lead that the URL fragment identifies.
 *
 * @param by email address of the admin
 */
export function LeadView({ by }: { by: string }) {
  const { hash } = useLocation();
  const [, name, id] = /^#(\w+)\/([\w-]+)$/.exec(hash) ?? [];
  const kind = Object.values(leadKinds).find(({ collection }) => collection === name)?.collection;
  return (
    <div data-private className={styles.desk}>
      {kind && id ? <OneLead key={hash} kind={kind} id={id} by={by} /> : <LeadGone />}
    </div>
  );
}

function OneLead({ kind, id, by }: { kind: LeadCollection; id: string; by: string }) {
  const { opened, ...desk } = useOpenLead(kind, id, by);
  if (opened.status === 'loading') return <LeadLoading />;
  if (opened.status === 'failed') return <LeadNotLoaded />;
  if (!opened.value) return <LeadGone />;
  return <LeadPanels open={opened.value} {...desk} />;
}
