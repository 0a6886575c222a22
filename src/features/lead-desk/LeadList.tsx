import { Search } from 'lucide';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { type LeadCollection, leadKinds } from '#src/domain/leads/lead-kinds.ts';
import { readReference } from '#src/domain/leads/lead-reference.ts';
import { leadWords } from '#src/domain/leads/stored-leads.ts';
import { leadPath } from '#src/lib/admin-paths.ts';
import { useStartOver } from '#src/lib/navigation.ts';
import { searchKey } from '#src/lib/search-key.ts';
import type { Resource } from '#src/lib/use-resource.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { SkeletonText } from '#src/ui/SkeletonText.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { DeskLead } from './desk-lead.ts';
import { ExportButton } from './ExportButton.tsx';
import styles from './LeadList.module.css';
import { LeadTable } from './LeadTable.tsx';
import { countText } from './lead-fields.ts';
import { findInLoaded, isNarrowed, type LeadFilter } from './lead-filter.ts';
import { type LeadsPage, leadsByReference, leadsPage } from './leads.service.ts';
import type { AskedAbout } from './privacy.service.ts';

const skeletonRows = ['first', 'second', 'third', 'fourth'];

interface LeadListProps {
  filter: LeadFilter;
  /** People's requests about leads that are not deleted. */
  asked: Resource<AskedAbout[]>;
}

/** The leads that match the filter, with export and a search that looks at the other kinds, too. */
export function LeadList({ filter, asked }: LeadListProps) {
  const [typed, setTyped] = useState('');
  useStartOver(() => setTyped(''));
  const search = useDeferredValue(typed);
  const isSearching = searchKey(search) !== '';
  const { lists, loadOlder } = useLeadLists(filter, isSearching);
  const shown = useMemo(() => (isSearching ? lists : lists.slice(0, 1)), [lists, isSearching]);
  const found = useMemo(
    () => shown.map(({ leads }) => findInLoaded(leads, search)),
    [shown, search],
  );
  const status = useRef<HTMLParagraphElement>(null);
  const isLoading = shown.some((list) => list.status === 'idle' || list.status === 'loading');
  const isFailed = shown.some((list) => list.status === 'failed');
  const isEmpty = shown.every(({ leads }) => leads.length === 0);
  const countsText = isSearching
    ? shown.map((list, index) => foundText(list, found[index]?.length ?? 0)).join(', ')
    : listText(lists[0], filter);

  async function loadMore() {
    await loadOlder();
    // The button may have unmounted and lost the focus.
    status.current?.focus();
  }

  return (
    <div className={styles.list}>
      <div className={styles.tools}>
        <TextField
          type="search"
          label="Search all kinds, or enter a reference number"
          name="leads-search"
          ornament={<Icon of={Search} size="1.15em" />}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <ExportButton filter={filter} search={search} disabled={lists[0]?.leads.length === 0} />
      </div>
      <ReferenceSearch typed={search} />
      <p ref={status} role="status" tabIndex={-1} className={styles.status}>
        {isLoading ? 'Loading leads…' : countsText}
      </p>
      {shown.map(
        ({ kind }, index) =>
          found[index] &&
          found[index].length > 0 && (
            <div key={kind} className={styles.found}>
              {isSearching && <h2>{leadWords[kind].title}</h2>}
              <LeadTable leads={found[index]} label={leadWords[kind].title} asked={asked} />
            </div>
          ),
      )}
      {isLoading && isEmpty && (
        <div aria-hidden="true">
          {skeletonRows.map((row) => (
            <div key={row} className={styles.skeleton}>
              <SkeletonText width="line" />
              <SkeletonText width="word" />
            </div>
          ))}
        </div>
      )}
      {isFailed && (
        <Alert tone="error" title="The leads could not be loaded.">
          <p>Nothing has changed. Please check your connection and your sign-in.</p>
          <Button variant="link" className={styles.start} onClick={loadMore}>
            Try again
          </Button>
        </Alert>
      )}
      {!isFailed && shown.some(({ next }) => next) && (
        <Button
          variant="quiet"
          className={styles.start}
          busy={isLoading}
          disabled={isLoading}
          onClick={loadMore}
        >
          {isSearching ? 'Search older' : 'Load older'}
        </Button>
      )}
    </div>
  );
}

/**
 * Returns how many of a kind's leads were found.
 *
 * @example foundText(list, 1) // '1 of 200 messages so far'
 */
function foundText({ kind, leads, next }: LoadedLeads, count: number): string {
  return `${count} of ${countText(kind, leads.length)}${next ? ' so far' : ''}`;
}

function listText(list: LoadedLeads | undefined, filter: LeadFilter): string {
  const { plural } = leadWords[filter.kind];
  if (!list) return '';
  if (list.leads.length > 0) {
    return `${countText(filter.kind, list.leads.length)}${list.next ? ' so far' : ''}`;
  }
  if (list.next) return `None in the newest ${plural}.`;
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

/** The leads of one kind that are loaded. */
interface LoadedLeads {
  kind: LeadCollection;
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  leads: readonly DeskLead[];
  /** The number of pages that were read. */
  pages: number;
  next: LeadsPage['next'];
}

/** A page may have no matches, so one press loads up to this many pages before it reports none. */
const pagesAtOnce = 5;
/** The pages of each kind that a search reads by itself, and again with each press. */
const pagesSearched = 4;

const kinds = Object.values(leadKinds).map(({ collection }) => collection);

/**
 * Loads the leads that match a filter, page by page: those of its kind, and once somebody searches, those of
 * the other kinds. They are discarded on unmount.
 *
 * @param filter a new object reloads the lists; its choices concern its own kind only
 * @returns the lists, that of the filter's kind first
 */
function useLeadLists(filter: LeadFilter, isSearching: boolean) {
  const empty = useMemo(() => ({ filter, lists: emptyLists(filter.kind) }), [filter]);
  const [shown, setShown] = useState(empty);
  const { lists } = shown.filter === filter ? shown : empty;
  const wanted = useRef<LeadFilter>(undefined);

  const load = useCallback(
    async (list: LoadedLeads, leastPages: number) => {
      const show = (changed: LoadedLeads) =>
        setShown((current) => ({
          filter,
          lists: (current.filter === filter ? current : empty).lists.map((one) =>
            one.kind === changed.kind ? changed : one,
          ),
        }));
      show({ ...list, status: 'loading' });
      const longer = await withOlder(filter, list, leastPages);
      if (wanted.current === filter) show(longer);
    },
    [filter, empty],
  );

  useEffect(() => {
    wanted.current = filter;
    return () => {
      wanted.current = undefined;
    };
  }, [filter]);

  useEffect(() => {
    for (const list of lists) {
      const unsearched = list.kind === filter.kind ? 1 : 0;
      const least = isSearching ? pagesSearched : unsearched;
      const canLoad = list.status === 'idle' || (list.status === 'loaded' && list.next);
      if (canLoad && list.pages < least) void load(list, least - list.pages);
    }
  }, [lists, isSearching, filter.kind, load]);

  return {
    lists,
    /** Loads more of each list that is shown, also after a failure. */
    async loadOlder() {
      const shorter = isSearching ? lists : lists.slice(0, 1);
      await Promise.all(
        shorter
          .filter(({ status, next }) => status === 'failed' || next)
          .map((list) => load(list, isSearching ? pagesSearched : 1)),
      );
    },
  };
}

function emptyLists(first: LeadCollection): LoadedLeads[] {
  const others = kinds.filter((kind) => kind !== first);
  return [first, ...others].map((kind) => ({
    kind,
    status: 'idle',
    leads: [],
    pages: 0,
    next: undefined,
  }));
}

async function withOlder(
  filter: LeadFilter,
  list: LoadedLeads,
  leastPages: number,
): Promise<LoadedLeads> {
  const { kind } = list;
  const leads = [...list.leads];
  let { next, pages } = list;
  try {
    for (let read = 1; read <= pagesAtOnce; read++) {
      const choices = kind === filter.kind ? filter.choices : {};
      const page = await leadsPage({ ...filter, kind, choices }, next);
      leads.push(...page.leads);
      next = page.next;
      pages += 1;
      if (!next || (read >= leastPages && leads.length > list.leads.length)) break;
    }
    return { kind, status: 'loaded', leads, pages, next };
  } catch {
    return { kind, status: 'failed', leads, pages, next };
  }
}
