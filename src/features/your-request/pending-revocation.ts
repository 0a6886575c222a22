import {
  type LeadReference,
  type Request,
  type Revocation,
  revocationId,
} from '#src/domain/leads/lead-reference.ts';
import { forget, recall, remember } from '#src/lib/tab-storage.ts';

const keyOf = (revocation: Pick<Revocation, 'lead' | 'asks'>) =>
  `revocation.${revocationId(revocation)}`;

/**
 * Returns the request to send. It is stored for this tab, so that a retry has the same time as the
 * first try, which may have arrived: the rules do not allow changing it.
 */
export function revocationToSend(reference: LeadReference, asks: Request, now: Date): Revocation {
  const key = keyOf({ ...reference, asks });
  const kept = recall(key) as Revocation | undefined;
  const revocation = kept ?? { ...reference, asks, askedAt: now.toISOString() };
  remember(key, revocation);
  return revocation;
}

/** Removes a request that was refused. */
export function forgetRevocation(revocation: Revocation): void {
  forget(keyOf(revocation));
}
