import { useEffect, useState } from 'react';
import {
  type LeadReference,
  type Request,
  type Revocation,
  revocationId,
} from '#src/domain/leads/lead-reference.ts';
import { forget, recall, remember } from '#src/lib/unsaved.ts';

export type RequestState = 'open' | 'sending' | 'taken' | 'refused' | 'unanswered';

/** The clock is in the database's chunk, which is not part of the page's first load. */
const loadService = () =>
  Promise.all([import('./your-request.service.ts'), import('#src/lib/site-clock.ts')]);

/** Returns the state of a request about a lead, its time once it is taken, and `send`. */
export function useRequest(reference: LeadReference, asks: Request) {
  const [state, setState] = useState<RequestState>('open');
  const [askedAt, setAskedAt] = useState<string>();

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
      if (outcome === 'refused') forget(storageKey(revocation));
      else setAskedAt(revocation.askedAt);
      setState(outcome);
    } catch {
      setState('unanswered');
    }
  }

  return { state, askedAt, send };
}

const storageKey = (revocation: Pick<Revocation, 'lead' | 'asks'>) =>
  `revocation.${revocationId(revocation)}`;

/**
 * Returns the request to send. It is stored for this tab, so that a retry has the same time as the
 * first try, which may have arrived: the rules do not allow changing it.
 */
function revocationToSend(reference: LeadReference, asks: Request, now: Date): Revocation {
  const key = storageKey({ ...reference, asks });
  const kept = recall(key) as Revocation | undefined;
  const revocation = kept ?? { ...reference, asks, askedAt: now.toISOString() };
  remember(key, revocation);
  return revocation;
}
