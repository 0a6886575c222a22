import { useCallback, useEffect, useState } from 'react';
import { type LeadsPage, leadsPage, leadsPerPage } from '#src/data/admin/leads/leads.service.ts';
import type { LeadCollection } from '#src/model/lead-forms/lead-kinds.ts';
import type { DeskLead } from '#src/model/leads/desk-lead.ts';
import {
  formatLeadFilter,
  type LeadFilter,
  parseLeadFilter,
} from '#src/model/leads/lead-filter.ts';
import { leadCollections } from '#src/model/leads/stored-leads.ts';
import { isProbablyABot } from './Spam.tsx';
import { takeOver } from './shared/read-ahead.ts';

export interface LoadedLeads {
  kind: LeadCollection;
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  leads: readonly DeskLead[];
  /** The number of leads that are spam, and not among them. */
  hidden: number;
  read: number;
  next: LeadsPage['next'];
}

/** A list reads on until it shows so many more that are probably from people, or has read the most. */
const shownAtOnce = 20;
const readAtOnce = 60;
/** How many leads of each kind a search reads by itself, and again with each press. */
const searchedAtOnce = 200;

/**
 * Loads the leads that match a filter, page by page: those of its kind, and once somebody searches, those of
 * the other kinds. They are discarded on unmount.
 *
 * @param filter a new object reloads the lists; its choices concern its own kind only
 */
export function useLeadLists(filter: LeadFilter, isSearching: boolean) {
  const [shown, setShown] = useState(() => startLists(filter));
  if (shown.filter !== filter) setShown(startLists(filter));
  const { lists } = shown;
  const atOnce = isSearching ? searchedAtOnce : readAtOnce;

  const load = useCallback(
    async (list: LoadedLeads, most: number) => {
      // What arrives after the filter has changed is dropped.
      const show = (changed: LoadedLeads) =>
        setShown((current) => {
          if (current.filter !== filter) return current;
          const replace = (one: LoadedLeads) => (one.kind === changed.kind ? changed : one);
          return { filter, lists: current.lists.map(replace) };
        });
      show({ ...list, status: 'loading' });
      const isFirst =
        list.status === 'idle' &&
        !isSearching &&
        String(formatLeadFilter(filter)) === String(formatLeadFilter(firstFilter));
      show(
        await (isFirst
          ? takeOver('first', readFirstLeads)
          : withOlder(filter, list, most, isSearching)),
      );
    },
    [filter, isSearching],
  );

  useEffect(() => {
    for (const list of lists) {
      const unsearched = list.kind === filter.kind ? 1 : 0;
      const least = isSearching ? searchedAtOnce : unsearched;
      const canLoad = list.status === 'idle' || (list.status === 'loaded' && list.next);
      if (canLoad && list.read < least) void load(list, atOnce);
    }
  }, [lists, isSearching, atOnce, filter.kind, load]);

  return {
    lists,
    /** Loads more of each list that is shown, also after a failure. */
    async loadOlder() {
      const shorter = isSearching ? lists : lists.slice(0, 1);
      await Promise.all(
        shorter
          .filter(({ status, next }) => status === 'failed' || next)
          .map((list) => load(list, list.read + atOnce)),
      );
    },
  };
}

function startLists(filter: LeadFilter): { filter: LeadFilter; lists: LoadedLeads[] } {
  const others = leadCollections.filter((kind) => kind !== filter.kind);
  const lists = [filter.kind, ...others].map((kind): LoadedLeads => {
    return { kind, status: 'idle', leads: [], hidden: 0, read: 0, next: undefined };
  });
  return { filter, lists };
}

const firstFilter = parseLeadFilter(new URLSearchParams());

/** Reads the leads that the desk shows first. */
export function readFirstLeads(): Promise<LoadedLeads> {
  const [list] = startLists(firstFilter).lists;
  return withOlder(firstFilter, list as LoadedLeads, readAtOnce, false);
}

/** @param most how many leads are read at most, with those that are loaded */
async function withOlder(
  filter: LeadFilter,
  list: LoadedLeads,
  most: number,
  isSearching: boolean,
): Promise<LoadedLeads> {
  const { kind } = list;
  const leads = [...list.leads];
  const choices = kind === filter.kind ? filter.choices : {};
  const count = isSearching ? leadsPerPage : shownAtOnce;
  let { next, read, hidden } = list;
  try {
    do {
      const page = await leadsPage({ ...filter, kind, choices }, next, count);
      leads.push(...page.leads);
      hidden += page.hidden;
      next = page.next;
      read += count;
      const added = leads.slice(list.leads.length).filter((lead) => !isProbablyABot(lead));
      if (!isSearching && added.length >= shownAtOnce) break;
    } while (next && read < most);
    return { kind, status: 'loaded', leads, hidden, read, next };
  } catch {
    return { kind, status: 'failed', leads, hidden, read, next };
  }
}
