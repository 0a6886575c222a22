import { collections } from '#src/domain/collections.ts';

/**
 * The number of leads that the desk deletes in one commit. For each, the rules look up that no lead is left
 * in any of the three collections when its state goes, and that its receipt goes, too; they may look up 20
 * documents in a commit.
 */
export const leadsPerCommit = 5;

/**
 * Returns the paths of the documents to delete with a lead. The lead itself comes last, so that it can
 * still be found if the deletion stops halfway. Its consent record and revocations identify nobody and
 * are kept.
 *
 * @param collection the lead's collection
 */
export function leadDocumentPaths(collection: string, leadId: string): string[] {
  return [
    `${collections.leadStates}/${leadId}`,
    `${collections.mail}/${leadId}`,
    `${collections.botReceipts}/${leadId}`,
    `${collection}/${leadId}`,
  ];
}
