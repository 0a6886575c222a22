import { useEffect, useState } from 'react';
import type { LeadReference, Request } from '#src/domain/leads/lead-reference.ts';
import { forgetRevocation, revocationToSend } from './pending-revocation.ts';

export type RequestState = 'open' | 'sending' | 'taken' | 'refused' | 'unanswered';

/** The clock is in the database's chunk, which is not part of the page's first load. */
const loadService = () =>
  Promise.all([import('./revocation.service.ts'), import('#src/lib/site-clock.ts')]);

/** The state of a request about a lead, and `send`. */
export function useRequest(reference: LeadReference, asks: Request) {
  const [state, setState] = useState<RequestState>('open');

  useEffect(() => {
    loadService().then(
      ([, { synchronizeClock }]) => synchronizeClock(),
      () => undefined,
    );
  }, []);

  async function send() {
    setState('sending');
    try {
      const [{ storeRevocation }, { siteTime, synchronizeClock }] = await loadService();
      void synchronizeClock();
      const revocation = revocationToSend(reference, asks, siteTime());
      const outcome = await storeRevocation(revocation);
      if (outcome === 'refused') forgetRevocation(revocation);
      setState(outcome);
    } catch {
      setState('unanswered');
    }
  }

  return { state, send };
}
