import { useState } from 'react';
import type { DeskLead } from './desk-lead.ts';
import { eraseLeads, leadsSentWith } from './erasure.service.ts';
import { refreshNewLeadCount } from './new-leads.ts';

interface Erasure {
  status: 'idle' | 'finding' | 'none' | 'found' | 'not-found' | 'erasing' | 'erased' | 'not-erased';
  /** The email address that was searched. */
  email: string;
  /** The leads that are not deleted yet. */
  leads: readonly DeskLead[];
  erased: readonly DeskLead[];
}

const idle: Erasure = { status: 'idle', email: '', leads: [], erased: [] };

/** Finds and deletes a person's leads, with the state of both. */
export function useErasure(onErased: (erased: readonly DeskLead[]) => void) {
  const [state, setState] = useState(idle);

  async function find(email: string) {
    setState({ ...idle, status: 'finding', email });
    try {
      const leads = await leadsSentWith(email);
      setState({ ...idle, status: leads.length > 0 ? 'found' : 'none', email, leads });
    } catch {
      setState({ ...idle, status: 'not-found', email });
    }
  }

  async function erase() {
    setState({ ...state, status: 'erasing' });
    const gone = [...state.erased];
    const left = () => state.leads.filter((lead) => !gone.includes(lead));
    try {
      await eraseLeads(state.leads, (some) => gone.push(...some));
      setState({ ...state, status: 'erased', leads: [], erased: gone });
    } catch {
      setState({ ...state, status: 'not-erased', leads: left(), erased: gone });
      return;
    } finally {
      refreshNewLeadCount();
    }
    onErased(gone);
  }

  return { state, find, erase, clear: () => setState(idle) };
}
