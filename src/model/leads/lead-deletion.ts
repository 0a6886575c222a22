import { collections } from '#src/model/site/collections.ts';
import { site } from '#src/site.ts';
import { consentedKinds } from './lead-documents.ts';

/**
 * The number of leads that the desk deletes in one commit. For each, the rules look up nine documents at most:
 * that no lead is left in any of the three collections when its state goes; which of state and lead goes when its
 * events do; that its receipt goes; and that its link says so. They may look up 20 in a commit.
 */
export const leadsPerCommit = 2;

/** A write that belongs to a deletion: the path, and what is stored there from then on, if anything. */
export type DeletionWrite = readonly [path: string, data?: ReturnType<typeof deletedReferrals>];

/**
 * Returns the writes that delete a lead. The lead itself comes last, so that it can still be found if the deletion
 * stops halfway. Its consent record and revocations identify nobody and are kept.
 */
export function listDeletionWrites(collection: string, leadId: string, now: Date): DeletionWrite[] {
  return [
    [`${collections.leadStates}/${leadId}`],
    [`${collections.mail}/${leadId}`],
    [`${collections.botReceipts}/${leadId}`],
    ...listEndOfEvents(collection, leadId, now),
    [`${collection}/${leadId}`],
  ];
}

/** Returns the write that leaves nothing of a lead's events but the day of its deletion; none if it has no link. */
export function listEndOfEvents(collection: string, leadId: string, now: Date): DeletionWrite[] {
  if (!consentedKinds.some((kind) => kind === collection)) return [];
  return [[`${collections.leadReferrals}/${leadId}`, deletedReferrals(now)]];
}

/** Returns what replaces the events of a lead that is deleted. */
export function deletedReferrals(now: Date) {
  const expiresAt = new Date(now.getTime() + site.privacy.deletionKeptDays * 24 * 60 * 60_000);
  return { events: [{ at: now.toISOString(), what: 'deleted' as const }], expiresAt };
}
