import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DeskLead } from './desk-lead.ts';
import type { LeadFilter } from './lead-filter.ts';
import { paramsOf } from './lead-filter.ts';
import { type LeadsPage, leadsPage } from './leads.service.ts';

interface List {
  /** What the leads were asked by. */
  asked: string;
  status: 'loading' | 'loaded' | 'failed';
  leads: readonly DeskLead[];
  next: LeadsPage['next'];
}

/** A page may hold none that is wanted; so many are asked for at a press before it is said so. */
const pagesAtOnce = 5;

/** The leads that a filter asks for, page by page; they are forgotten with the component. */
export function useLeadList(filter: LeadFilter) {
  const asked = paramsOf(filter).toString();
  const empty = useMemo<List>(
    () => ({ asked, status: 'loading', leads: [], next: undefined }),
    [asked],
  );
  const [shown, setShown] = useState(empty);
  const latest = useRef(0);
  // The same filter is another object each time that the page is drawn.
  const wanted = useRef(filter);
  wanted.current = filter;

  const load = useCallback(async (from: List) => {
    latest.current += 1;
    const mine = latest.current;
    setShown({ ...from, status: 'loading' });
    const list = await olderThan(wanted.current, from);
    if (mine === latest.current) setShown(list);
  }, []);

  useEffect(() => {
    void load(empty);
    return () => {
      latest.current += 1;
    };
  }, [load, empty]);

  const list = shown.asked === asked ? shown : empty;
  return {
    ...list,
    hasOlder: list.next !== undefined,
    loadOlder: () => load(list),
    reload: () => load(empty),
  };
}

async function olderThan(filter: LeadFilter, from: List): Promise<List> {
  const leads = [...from.leads];
  let { next } = from;
  try {
    for (let pages = 0; pages < pagesAtOnce; pages++) {
      const page = await leadsPage(filter, next);
      leads.push(...page.leads);
      next = page.next;
      if (page.leads.length > 0 || !next) break;
    }
    return { ...from, status: 'loaded', leads, next };
  } catch {
    return { ...from, status: 'failed', leads, next };
  }
}
