import type { QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { within } from '../deadline.ts';

/** gRPC's codes for a document that was changed or deleted since it was read. */
const changedCodes: readonly unknown[] = [5, 9];

/**
 * Stores the date of a post, unless the post was changed since it was read.
 *
 * @returns whether it was stored
 */
export async function writeDate(
  post: QueryDocumentSnapshot,
  datePublished: Timestamp,
): Promise<boolean> {
  try {
    const asRead = { lastUpdateTime: post.updateTime };
    await within('the database', post.ref.update({ datePublished }, asRead));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && changedCodes.includes(error.code))
      return false;
    throw error;
  }
}
