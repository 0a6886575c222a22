import { Search } from 'lucide';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { readReference } from '#src/domain/leads/lead-reference.ts';
import { leadWords } from '#src/domain/leads/stored-leads.ts';
import { useStartOver } from '#src/lib/navigation.ts';
import { leadPath } from '#src/lib/paths.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { SkeletonText } from '#src/ui/SkeletonText.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { DeskLead } from './desk-lead.ts';
import { ExportButton } from './ExportButton.tsx';
import { findInLoaded } from './find-in-loaded.ts';
import styles from './LeadList.module.css';
import { LeadTable } from './LeadTable.tsx';
import { isNarrowed, type LeadFilter } from './lead-filter.ts';
import { type LeadsPage, leadsByReference, leadsPage } from './leads.service.ts';

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

type Answer = { reference: string; leads: readonly DeskLead[] | 'failed' };

/** The leads with the reference number typed into the search, also ones that are not listed. */
function ReferenceSearch({ typed }: { typed: string }) {
  const reference = readReference(typed);
  const [answer, setAnswer] = useState<Answer>();

  useEffect(() => {
    if (!reference) return;
    let isWanted = true;
    const show = (leads: Answer['leads']) => isWanted && setAnswer({ reference, leads });
    leadsByReference(reference).then(show, () => show('failed'));
    return () => {
      isWanted = false;
    };
  }, [reference]);

  const shown = answer?.reference === reference ? answer?.leads : undefined;
  return (
    <div aria-live="polite">
      {reference && shown === 'failed' && <p>The reference number could not be looked up.</p>}
      {reference && shown?.length === 0 && <p>No lead has the reference number {reference}.</p>}
      {reference &&
        Array.isArray(shown) &&
        shown.map((lead: DeskLead) => (
          <p key={lead.id}>
            {reference} is the {leadWords[lead.kind].singular} from{' '}
            <Link to={leadPath(lead.kind, lead.id)}>{lead.name}</Link>.
          </p>
        ))}
    </div>
  );
}

interface LoadedLeads {
  filter: LeadFilter;
  status: 'loading' | 'loaded' | 'failed';
  leads: readonly DeskLead[];
  next: LeadsPage['next'];
}

/** A page may have no matches, so one press loads up to this many pages before it reports none. */
const pagesAtOnce = 5;

/**
 * Loads the leads that match a filter, page by page. They are discarded on unmount.
 *
 * @param filter a new object reloads the list
 */
function useLeadList(filter: LeadFilter) {
  const empty = useMemo<LoadedLeads>(
    () => ({ filter, status: 'loading', leads: [], next: undefined }),
    [filter],
  );
  const [shown, setShown] = useState(empty);
  const latest = useRef(0);

  const load = useCallback(async (from: LoadedLeads) => {
    latest.current += 1;
    const mine = latest.current;
    setShown({ ...from, status: 'loading' });
    const list = await withOlder(from);
    if (mine === latest.current) setShown(list);
  }, []);

  useEffect(() => {
    void load(empty);
    return () => {
      latest.current += 1;
    };
  }, [load, empty]);

  const list = shown.filter === filter ? shown : empty;
  return {
    ...list,
    hasOlder: list.next !== undefined,
    loadOlder: () => load(list),
  };
}

async function withOlder(from: LoadedLeads): Promise<LoadedLeads> {
  const leads = [...from.leads];
  let { next } = from;
  try {
    for (let pages = 0; pages < pagesAtOnce; pages++) {
      const page = await leadsPage(from.filter, next);
      leads.push(...page.leads);
      next = page.next;
      if (page.leads.length > 0 || !next) break;
    }
    return { ...from, status: 'loaded', leads, next };
  } catch {
    return { ...from, status: 'failed', leads, next };
  }
}
