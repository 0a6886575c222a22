import { useState } from 'react';
import type { LeadReference } from '#src/domain/leads/request-address.ts';
import type { Request } from '#src/domain/leads/revocation.ts';
import { forgetRevocation, revocationToSend } from './pending-revocation.ts';

export type RequestState = 'open' | 'sending' | 'taken' | 'refused' | 'unanswered';

/** The state of a request about a lead, and `send`. */
export function useRequest(reference: LeadReference, asks: Request) {
  const [state, setState] = useState<RequestState>('open');

  async function send() {
    setState('sending');
    try {
      const { storeRevocation } = await import('./revocation.service.ts');
      const revocation = revocationToSend(reference, asks);
      const outcome = await storeRevocation(revocation);
      if (outcome === 'refused') forgetRevocation(revocation);
      setState(outcome);
    } catch {
      setState('unanswered');
    }
  }

  return { state, send };
}
