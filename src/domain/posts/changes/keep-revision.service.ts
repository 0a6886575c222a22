import {
  collection,
  doc,
  serverTimestamp,
  Timestamp,
  type Transaction,
} from 'firebase/firestore/lite';
import { collections } from '#src/domain/collections.ts';
import { fitsIntoDocument } from '#src/domain/posts/document-size.ts';
import { ownersFirestore } from '#src/lib/firebase/request.ts';
import { siteTime } from '#src/lib/site-clock.ts';
import { historyLimits, type RevisionKind, type StoredFields } from './post-revision.ts';

const dayMs = 86_400_000;

interface Change {
  /** The id of the post. */
  post: string;
  what: RevisionKind;
  /** The post before the change; for a normalization, only the fields that it changes. */
  before: StoredFields;
  /** The admin's email address, as in the token. */
  by: string;
}

/** Adds to a transaction that changes or deletes a post what the post was before. */
export function keepRevision(transaction: Transaction, { post, what, before, by }: Change): void {
  // A post that an import made larger, or with larger numbers, must remain editable.
  if (!fitsIntoDocument(before) || hasRoundedNumber(before)) return;
  const isDeletion = what === 'deleted';
  const days = isDeletion ? historyLimits.deletedDays : historyLimits.keptDays;
  transaction.set(isDeletion ? copyOfDeleted(post) : doc(revisions()), {
    post,
    what,
    by,
    at: serverTimestamp(),
    before,
    expiresAt: Timestamp.fromMillis(siteTime().getTime() + days * dayMs),
  });
}

/** Adds to a transaction that stores a post again that its copy as a deleted one is not needed anymore. */
export function dropCopyOfDeleted(transaction: Transaction, post: string): void {
  transaction.delete(copyOfDeleted(post));
}

/**
 * Returns the reference of a deleted post's copy. It has the post's id, so that the rules find it when
 * the post is brought back.
 */
export function copyOfDeleted(post: string) {
  return doc(revisions(), post);
}

/** Returns the collection of revisions. */
export function revisions() {
  return collection(ownersFirestore(), collections.postRevisions);
}

/** Whether a number may be one that JavaScript rounds, so that the database would find it changed. */
function hasRoundedNumber(value: unknown): boolean {
  if (typeof value === 'number') {
    return Number.isInteger(value) && !Number.isSafeInteger(value) && Math.abs(value) <= 2 ** 63;
  }
  if (Array.isArray(value)) return value.some(hasRoundedNumber);
  const isMap = value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isMap && Object.values(value as object).some(hasRoundedNumber);
}
