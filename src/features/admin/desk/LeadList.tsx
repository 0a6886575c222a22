import { Search } from 'lucide';
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { leadsByReference } from '#src/data/admin/leads/leads.service.ts';
import type { DeskRequest } from '#src/data/admin/leads/privacy.service.ts';
import { leadPath } from '#src/lib/addresses/admin-paths.ts';
import { type Resource, useResource } from '#src/lib/hooks/use-resource.ts';
import { useStartOver } from '#src/lib/loading/navigation.ts';
import { searchKey } from '#src/lib/search/search-key.ts';
import {
  areLeadsFiltered,
  findInLoaded,
  findNearNames,
  type LeadFilter,
} from '#src/model/leads/lead-filter.ts';
import { readReference } from '#src/model/leads/lead-reference.ts';
import { leadWords } from '#src/model/leads/stored-leads.ts';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { Alert } from '#src/ui/notices/Alert.tsx';
import { SkeletonText } from '#src/ui/notices/SkeletonText.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { ExportButton } from './ExportButton.tsx';
import { isProbablyABot, OldSpam, SpamBar, useSpam } from './Spam.tsx';
import styles from './shared/LeadList.module.css';
import { LeadTable } from './shared/LeadTable.tsx';
import { countText } from './shared/lead-fields.ts';
import { type LoadedLeads, useLeadLists } from './use-lead-lists.ts';

/** How many names a misspelled one is asked about. */
const mostNames = 3;
const skeletonRows = ['first', 'second', 'third', 'fourth'];

interface LeadListProps {
  filter: LeadFilter;
  requests: Resource<DeskRequest[]>;
  by: string;
  onErased: () => void;
  /** What narrows and counts the leads, which is behind a button. */
  children?: ReactNode;
}

/** The leads that match the filter, probable bots apart, with a search that looks at the other kinds, too. */
export function LeadList({ filter, requests, by, onErased, children }: LeadListProps) {
  const [typed, setTyped] = useState('');
  useStartOver(() => setTyped(''));
  const search = useDeferredValue(typed);
  const isSearching = searchKey(search) !== '';
  const { lists: loaded, loadOlder } = useLeadLists(filter, isSearching);
  const status = useRef<HTMLParagraphElement>(null);
  const spam = useSpam(by, () => status.current?.focus());
  const isSpamShown = filter.status === 'spam';
  const lists = useMemo(
    () => (isSpamShown ? loaded : loaded.map((list) => hideMarked(list, spam.marked))),
    [loaded, isSpamShown, spam.marked],
  );
  const shown = useMemo(() => {
    const searched = isSearching ? lists : lists.slice(0, 1);
    return searched.map((list) => {
      const found = findInLoaded(list.leads, search);
      const bots = isSearching ? [] : found.filter(isProbablyABot);
      return { ...list, found, bots, people: found.filter((lead) => !bots.includes(lead)) };
    });
  }, [lists, isSearching, search]);
  const reference = readReference(search);
  const isLoading = shown.some((list) => list.status === 'idle' || list.status === 'loading');
  const isFailed = shown.some((list) => list.status === 'failed');
  const isNoneFound = isSearching && !isLoading && shown.every(({ found }) => found.length === 0);
  const near = useMemo(() => {
    return isNoneFound ? lists.flatMap(({ leads }) => findNearNames(leads, search)) : [];
  }, [isNoneFound, lists, search]).slice(0, mostNames);
  const isEmpty = shown.every(({ leads }) => leads.length === 0);
  const countsText = isSearching
    ? shown.map((list) => `${list.found.length} of ${loadedText(list)}`).join(', ')
    : listText(lists[0], filter);

  async function loadMore() {
    await loadOlder();
    // The button may have unmounted and lost the focus.
    status.current?.focus();
  }

  return (
    <div className={styles.list} data-search={isSearching || undefined}>
      <div className={styles.tools}>
        <TextField
          type="search"
          label="Search, also by reference number"
          name="leads-search"
          ornament={<Icon of={Search} size="1.15em" />}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <details className={styles.more}>
          <summary>{`Filters and files${areLeadsFiltered(filter) ? ' (filtered)' : ''}`}</summary>
          <div className={styles.list}>
            {children}
            <ExportButton filter={filter} search={search} disabled={lists[0]?.leads.length === 0} />
          </div>
        </details>
        <p ref={status} role="status" tabIndex={-1} className={styles.status}>
          {isLoading ? 'Loading leads…' : countsText}
        </p>
      </div>
      <div aria-live="polite">
        {reference && <LeadsByReference reference={reference} typed={search} />}
        {near.map((name) => (
          <p key={name}>
            Did you mean{' '}
            <Button variant="link" onClick={() => setTyped(name)}>
              {`${name}?`}
            </Button>
          </p>
        ))}
      </div>
      {spam.status === 'failed' && (
        <Alert tone="error" title="Some leads were not marked as spam.">
          <p>They are still selected. Please check your connection and try again.</p>
        </Alert>
      )}
      {shown.map(
        ({ kind, people }) =>
          people.length > 0 && (
            <div key={kind} className={styles.found}>
              {isSearching && <h2>{leadWords[kind].title}</h2>}
              <LeadTable
                leads={people}
                label={leadWords[kind].title}
                requests={requests}
                selection={isSpamShown ? undefined : spam}
              />
              {isSpamShown ? (
                <OldSpam leads={people} onErased={onErased} />
              ) : (
                <SpamBar leads={people} spam={spam} />
              )}
            </div>
          ),
      )}
      {shown.map(
        ({ kind, bots }) =>
          bots.length > 0 && (
            <details key={kind} className={styles.bots}>
              <summary>{`Probably bots (${bots.length})`}</summary>
              <SpamBar leads={bots} spam={spam} canSelectAll />
              <LeadTable leads={bots} label="Probably bots" requests={requests} selection={spam} />
            </details>
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

/** Takes the leads out of a list that were marked as spam since it was loaded. */
function hideMarked(list: LoadedLeads, marked: ReadonlySet<string>): LoadedLeads {
  const leads = list.leads.filter(({ id }) => !marked.has(id));
  return { ...list, leads, hidden: list.hidden + list.leads.length - leads.length };
}

function loadedText({ kind, leads, hidden, next }: LoadedLeads, bots = 0): string {
  return `${countText(kind, leads.length - bots)}${next ? ' so far' : ''}${bots > 0 ? `, ${bots} probably ${bots === 1 ? 'a bot' : 'bots'}` : ''}${hidden > 0 ? `, ${hidden} marked as spam hidden` : ''}`;
}

function listText(list: LoadedLeads | undefined, filter: LeadFilter): string {
  const { plural } = leadWords[filter.kind];
  if (!list) return '';
  if (list.leads.length + list.hidden > 0) {
    return loadedText(list, list.leads.filter(isProbablyABot).length);
  }
  if (list.next) return `None in the newest ${plural}.`;
  return areLeadsFiltered(filter) ? `No ${plural} match this.` : `No ${plural} yet.`;
}

function LeadsByReference({ reference, typed }: { reference: string; typed: string }) {
  const found = useResource(() => leadsByReference(reference), reference);
  if (found.status === 'loading') return null;
  if (found.status === 'failed') return <p>The reference number could not be looked up.</p>;
  // A name of eight letters can be read as a number, which most often is that of no lead.
  if (found.value.length === 0 && /\d/.test(typed)) {
    return <p>No lead has the reference number {reference}.</p>;
  }
  return found.value.map((lead) => (
    <p key={lead.id}>
      {reference} is the {leadWords[lead.kind].singular} from{' '}
      <Link to={leadPath(lead.kind, lead.id)}>{lead.name}</Link>.
    </p>
  ));
}
