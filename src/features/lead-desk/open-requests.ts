import { type AskedAbout, revocationsOfLeads } from './revocations.service.ts';

/** The statuses of leads that are no longer contacted. */
const ended = ['closed', 'spam'];

/**
 * Returns the open requests, oldest first. A deletion request is open until the lead is deleted, a
 * request to stop contact until the lead is closed.
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
