import { collections } from '#src/domain/collections.ts';

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
