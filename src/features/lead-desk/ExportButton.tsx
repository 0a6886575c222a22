import { Download } from 'lucide';
import { useState } from 'react';
import { csvFile } from '#src/domain/leads/csv.ts';
import { storedLeadKinds } from '#src/domain/leads/stored-leads.ts';
import { download } from '#src/lib/download.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import type { DeskLead } from './desk-lead.ts';
import { findInLoaded } from './find-in-loaded.ts';
import styles from './LeadList.module.css';
import type { LeadFilter } from './lead-filter.ts';
import { type LeadsPage, leadsPage } from './leads.service.ts';

interface ExportButtonProps {
  filter: LeadFilter;
  /** Narrows the filtered leads, as in the list. */
  search: string;
  disabled: boolean;
}

/** Saves all leads that match the filter and the search as a CSV file, including older pages. */
export function ExportButton({ filter, search, disabled }: ExportButtonProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  async function save() {
    setState('busy');
    try {
      await exportLeads(filter, search);
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  return (
    <div className={styles.export}>
      <Button
        variant="quiet"
        busy={state === 'busy'}
        disabled={disabled || state === 'busy'}
        onClick={save}
      >
        <Icon of={Download} size="1.1em" />
        <span>{state === 'busy' ? 'Collecting…' : 'Save as CSV'}</span>
      </Button>
      <p role="status">
        {state === 'failed' && 'The file could not be created. Please try again.'}
      </p>
    </div>
  );
}

/**
 * Downloads a CSV file of all leads that match a filter and a search, formatted like `leads:export`.
 *
 * @throws ReadError, or SignInDeclined
 */
async function exportLeads(filter: LeadFilter, search: string): Promise<void> {
  const kind = storedLeadKinds.find(({ collection }) => collection === filter.kind);
  if (!kind) throw new Error(`${filter.kind} is no kind of lead.`);
  const leads: DeskLead[] = [];
  let next: LeadsPage['next'];
  do {
    const page = await leadsPage(filter, next);
    leads.push(...page.leads);
    next = page.next;
  } while (next);
  download(`${kind.title}.csv`, 'text/csv', csvFile(kind, findInLoaded(leads, search)));
}
