import { Download } from 'lucide';
import { useState } from 'react';
import { documentsById, type LeadsPage, leadsPage } from '#src/data/admin/leads/leads.service.ts';
import { revocationsOfLeads } from '#src/data/admin/leads/privacy.service.ts';
import { siteTime } from '#src/data/state/site-clock.ts';
import { newYorkDay } from '#src/lib/format/format-time.ts';
import { download } from '#src/lib/loading/download.ts';
import { searchKey } from '#src/lib/search/search-key.ts';
import { type CsvLead, csvFile } from '#src/model/leads/csv.ts';
import { findInLoaded, type LeadFilter } from '#src/model/leads/lead-filter.ts';
import { leadWords, storedLeadKinds } from '#src/model/leads/stored-leads.ts';
import { collections } from '#src/model/site/collections.ts';
import { CheckboxField } from '#src/ui/fields/CheckboxField.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';
import styles from './shared/LeadList.module.css';

interface ExportButtonProps {
  filter: LeadFilter;
  /** Narrows the filtered leads, as in the list. */
  search: string;
  disabled: boolean;
}

/** Saves all leads that match the filter and the search as a CSV file, including older pages. */
export function ExportButton({ filter, search, disabled }: ExportButtonProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const [isForExcel, setForExcel] = useState(true);

  // A search shows other kinds, too, but a file has the columns of one.
  const saveText = searchKey(search)
    ? `Save ${leadWords[filter.kind].plural} as CSV`
    : 'Save as CSV';

  async function save() {
    setState('busy');
    try {
      await exportLeads(filter, search, isForExcel);
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
        <span>{state === 'busy' ? 'Collecting…' : saveText}</span>
      </Button>
      <CheckboxField
        name="leads-for-excel"
        label="File for Excel"
        checked={isForExcel}
        onChange={({ currentTarget }) => setForExcel(currentTarget.checked)}
      />
      <p role="status">
        {state === 'failed' && 'The file could not be created. Please try again.'}
      </p>
    </div>
  );
}

/** Downloads a CSV file of all leads that match a filter and a search. */
async function exportLeads(filter: LeadFilter, search: string, isForExcel: boolean): Promise<void> {
  const requests = await revocationsOfLeads();
  const leads: CsvLead[] = [];
  let next: LeadsPage['next'];
  do {
    const page = await leadsPage(filter, next);
    const isFound = new Set(findInLoaded(page.leads, search));
    const found = page.leads.filter((lead) => isFound.has(lead));
    const ids = found.map(({ id }) => id);
    const consents = await documentsById('the consents of leads', collections.consentRecords, ids);
    leads.push(...found.map((lead) => ({ ...lead, consent: consents.get(lead.id) })));
    next = page.next;
  } while (next);
  const file = `${leadWords[filter.kind].file}_${newYorkDay(siteTime())}.csv`;
  download(file, 'text/csv', csvFile(storedLeadKinds[filter.kind], leads, requests, isForExcel));
}
