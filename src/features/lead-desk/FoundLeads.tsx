import { leadKinds } from '#src/domain/leads/lead-kinds.ts';
import { leadWords } from '#src/domain/leads/lead-words.ts';
import { formatTime } from '#src/lib/format-time.ts';
import type { DeskLead } from './desk-lead.ts';
import styles from './FoundLeads.module.css';

/** The leads that were found for a person. */
export function FoundLeads({ leads }: { leads: readonly DeskLead[] }) {
  return (
    <ul className={styles.list}>
      {leads.map((lead) => (
        <li key={`${lead.kind} ${lead.id}`}>
          {lead.name}: {leadWords[lead.kind].singular}
          {lead.sentAt && `, sent ${formatTime(lead.sentAt)}`}
          {lead.reference && ` (${lead.reference})`}
        </li>
      ))}
    </ul>
  );
}

/**
 * Returns a summary of the deleted leads by kind.
 *
 * @example erasedText(leads) // 'Deleted: 2 pre-qualification requests, 1 message.'
 */
export function erasedText(leads: readonly DeskLead[]): string {
  const counts = Object.values(leadKinds)
    .map(({ collection }) => ({
      words: leadWords[collection],
      count: leads.filter(({ kind }) => kind === collection).length,
    }))
    .filter(({ count }) => count > 0);
  const parts = counts.map(
    ({ words, count }) => `${count} ${count === 1 ? words.singular : words.plural}`,
  );
  return `Deleted: ${parts.join(', ')}.`;
}
