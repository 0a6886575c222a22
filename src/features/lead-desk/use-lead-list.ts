import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DeskLead } from './desk-lead.ts';
import type { LeadFilter } from './lead-filter.ts';
import { type LeadsPage, leadsPage } from './leads.service.ts';

interface List {
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
export function useLeadList(filter: LeadFilter) {
  const empty = useMemo<List>(
    () => ({ filter, status: 'loading', leads: [], next: undefined }),
    [filter],
  );
  const [shown, setShown] = useState(empty);
  const latest = useRef(0);

  const load = useCallback(async (from: List) => {
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

async function withOlder(from: List): Promise<List> {
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
