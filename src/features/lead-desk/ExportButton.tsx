import { Download } from 'lucide';
import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import styles from './ExportButton.module.css';
import { exportLeads } from './export-leads.ts';
import type { LeadFilter } from './lead-filter.ts';

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
