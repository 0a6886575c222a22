import { useState } from 'react';
import type { DeskLead } from './desk-lead.ts';
import { eraseLeads } from './erasure.service.ts';
import { refreshNewLeadCount } from './new-leads.ts';

interface Erasure {
  status: 'idle' | 'asking' | 'erasing' | 'not-erased';
  /** The leads that are not deleted yet. */
  leads: readonly DeskLead[];
  erased: readonly DeskLead[];
}

const idle: Erasure = { status: 'idle', leads: [], erased: [] };

/**
 * Deletes leads after a question, with the state of both.
 *
 * @param onErased receives the deleted leads at the end, also if only some of them could be deleted
 */
export function useErasure(onErased: (erased: readonly DeskLead[]) => void) {
  const [state, setState] = useState(idle);

  function finish(erased: readonly DeskLead[]) {
    setState(idle);
    if (erased.length > 0) onErased(erased);
  }

  async function erase() {
    setState({ ...state, status: 'erasing' });
    const gone = [...state.erased];
    try {
      await eraseLeads(state.leads, (some) => gone.push(...some));
      finish(gone);
    } catch {
      const leads = state.leads.filter((lead) => !gone.includes(lead));
      setState({ status: 'not-erased', leads, erased: gone });
    } finally {
      refreshNewLeadCount();
    }
  }

  return {
    state,
    ask: (leads: readonly DeskLead[]) => setState({ ...idle, status: 'asking', leads }),
    erase,
    cancel: () => finish(state.erased),
  };
}
