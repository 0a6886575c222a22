import { type AskedAbout, revocationsOfLeads } from './revocations.service.ts';

/** Statuses of a lead that nobody contacts any more. */
const ended = ['closed', 'spam'];

/**
 * What people asked for and still wait for, the oldest first: a deletion as long as the lead stands,
 * an end of contact until the lead is closed.
 *
 * @throws ReadError, or SignInDeclined
 */
export async function openRequests(): Promise<AskedAbout[]> {
  const asked = await revocationsOfLeads();
  return asked
    .filter(
      ({ revocation, lead }) =>
        revocation.asks === 'delete' || !ended.includes(lead.state?.status ?? 'new'),
    )
    .reverse();
}
