import { useCallback, useEffect, useState } from 'react';
import type { LeadCollection } from '#src/domain/leads/lead-kinds.ts';
import { fullHistoryText, type LeadChange, type LeadState } from '#src/domain/leads/lead-state.ts';
import { useResource } from '#src/lib/use-resource.ts';
import { changeLead, openLead } from './lead.service.ts';
import { refreshNewLeadCount } from './new-leads.ts';

/** The status of the last change. */
export type ChangeStatus = 'idle' | 'saving' | 'saved' | 'overtaken' | 'full' | 'failed';

/**
 * Opens a lead and provides a function to change it. A change is shown only once it is stored, so
 * the page always matches the database.
 *
 * @param by email address of the admin
 */
export function useOpenLead(kind: LeadCollection, id: string, by: string) {
  const opened = useResource(useCallback(() => openLead(kind, id, by), [kind, id, by]));
  const [state, setState] = useState<LeadState>();
  const [status, setStatus] = useState<ChangeStatus>('idle');

  useEffect(() => {
    if (opened.status === 'loaded') refreshNewLeadCount();
  }, [opened.status]);

  const current = state ?? (opened.status === 'loaded' ? opened.value?.lead.state : undefined);

  /** Stores a change; resolves to whether it was stored. */
  async function change(what: LeadChange['what'], text: string): Promise<boolean> {
    if (opened.status !== 'loaded' || !opened.value || !current) return false;
    if (fullHistoryText(what, current.history.length)) {
      setStatus('full');
      return false;
    }
    setStatus('saving');
    try {
      const lead = { ...opened.value.lead, state: current };
      const outcome = await changeLead(lead, { by, what, text });
      setState(outcome.state);
      setStatus(outcome.status);
      return outcome.status === 'saved';
    } catch {
      setStatus('failed');
      return false;
    }
  }

  return { opened, state: current, status, change };
}
