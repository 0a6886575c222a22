import { Search } from 'lucide';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { leadWords } from '#src/domain/leads/lead-words.ts';
import { useStartOver } from '#src/lib/navigation.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { SkeletonText } from '#src/ui/SkeletonText.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { ExportButton } from './ExportButton.tsx';
import { findInLoaded } from './find-in-loaded.ts';
import styles from './LeadList.module.css';
import { LeadTable } from './LeadTable.tsx';
import { isNarrowed, type LeadFilter } from './lead-filter.ts';
import { ReferenceSearch } from './ReferenceSearch.tsx';
import { useLeadList } from './use-lead-list.ts';

const skeletonRows = ['first', 'second', 'third', 'fourth'];

/** The leads that match the filter, with search and export. */
export function LeadList({ filter }: { filter: LeadFilter }) {
  const list = useLeadList(filter);
  const [typed, setTyped] = useState('');
  useStartOver(() => setTyped(''));
  const search = useDeferredValue(typed);
  const found = useMemo(() => findInLoaded(list.leads, search), [list.leads, search]);
  const status = useRef<HTMLParagraphElement>(null);
  const isLoading = list.status === 'loading';

  async function loadOlder() {
    await list.loadOlder();
    // The button may have unmounted and lost the focus.
    status.current?.focus();
  }

  return (
    <div className={styles.list}>
      <div className={styles.tools}>
        <TextField
          type="search"
          label="Search this list, or enter a reference number"
          name="leads-search"
          ornament={<Icon of={Search} size="1.15em" />}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <ExportButton filter={filter} search={search} disabled={list.leads.length === 0} />
      </div>
      <ReferenceSearch typed={search} />
      <p ref={status} role="status" tabIndex={-1} className={styles.status}>
        {isLoading ? 'Loading leads…' : statusText(list, found.length, search, filter)}
      </p>
      {found.length > 0 && <LeadTable leads={found} label={leadWords[filter.kind].title} />}
      {isLoading && list.leads.length === 0 && (
        <div aria-hidden="true">
          {skeletonRows.map((row) => (
            <div key={row} className={styles.skeleton}>
              <SkeletonText width="line" />
              <SkeletonText width="word" />
            </div>
          ))}
        </div>
      )}
      {list.status === 'failed' && (
        <Alert tone="error" title="The leads could not be loaded.">
          <p>Nothing has changed. Please check your connection and your sign-in.</p>
          <Button variant="link" className={styles.start} onClick={loadOlder}>
            Try again
          </Button>
        </Alert>
      )}
      {list.status !== 'failed' && list.hasOlder && (
        <Button
          variant="quiet"
          className={styles.start}
          busy={isLoading}
          disabled={isLoading}
          onClick={loadOlder}
        >
          Load older
        </Button>
      )}
    </div>
  );
}

function statusText(
  { leads, hasOlder }: { leads: readonly unknown[]; hasOlder: boolean },
  foundCount: number,
  search: string,
  filter: LeadFilter,
): string {
  const { singular, plural } = leadWords[filter.kind];
  const counted = (count: number) =>
    `${count.toLocaleString('en-US')} ${count === 1 ? singular : plural}`;
  const more = hasOlder ? ' so far' : '';
  if (search.trim()) return `${foundCount} of ${counted(leads.length)}${more}`;
  if (leads.length > 0) return `${counted(leads.length)}${more}`;
  if (hasOlder) return `None in the newest ${plural}.`;
  return isNarrowed(filter) ? `No ${plural} match this.` : `No ${plural} yet.`;
}
