import {
  collection,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  Timestamp,
  type Transaction,
  where,
} from 'firebase/firestore/lite';
import { collections } from '#src/domain/collections.ts';
import { firestore } from '#src/lib/firebase/firestore.ts';
import { ownersFirestore, pagedDocuments, read } from '#src/lib/firebase/request.ts';
import { siteTime } from '#src/lib/site-clock.ts';
import { redirectId } from '../stored-posts.ts';
import {
  historyLimits,
  type PostRevision,
  type RevisionKind,
  type StoredFields,
  toRevision,
} from './post-revision.ts';

const dayMs = 86_400_000;

interface Change {
  post: string;
  what: RevisionKind;
  /** What was before the change; of a normalization only the fields that it changes, of a publication none. */
  before: StoredFields;
  /** The admin's email address, as in the token. */
  by: string;
}

/** Keeps who changes a post or deletes its draft, and what was before. Returns the revision's id; undefined for none. */
export function keepRevision(
  transaction: Transaction,
  { post, what, before, by }: Change,
): string | undefined {
  // A post that an import made with larger numbers must remain editable.
  if (hasRoundedNumber(before)) return undefined;
  const isDeletion = what === 'deleted' || what === 'discarded';
  const days = isDeletion ? historyLimits.deletedDays : historyLimits.keptDays;
  const revision = what === 'deleted' ? copyOfDeleted(post) : doc(revisions());
  transaction.set(revision, {
    post,
    what,
    by,
    at: serverTimestamp(),
    before,
    expiresAt: Timestamp.fromMillis(siteTime().getTime() + days * dayMs),
  });
  return revision.id;
}

/** Returns the reference of a deleted post's copy, whose id is the post's, so that the rules find it. */
export function copyOfDeleted(post: string) {
  return doc(revisions(), post);
}

/** Returns the last changes of a post, newest first, without those of its drafts. @throws ReadError */
export async function listRevisions(post: string): Promise<PostRevision[]> {
  const { docs } = await read('the history of a post', () =>
    getDocs(
      query(
        revisions(),
        where('post', '==', post),
        orderBy('at', 'desc'),
        limit(historyLimits.shown),
      ),
    ),
  );
  const changes = docs.flatMap((revision) => toRevision(revision.id, revision.data()) ?? []);
  return changes.filter(({ what }) => what !== 'discarded');
}

export interface DeletedCopy extends PostRevision {
  /** From when it cannot be brought back, as an ISO time. */
  until: string;
}

/** Returns the copies of deleted posts or drafts that can be brought back, the last deleted first. @throws ReadError */
export async function listDeleted(what: 'deleted' | 'discarded'): Promise<DeletedCopy[]> {
  const ofKind = () => query(revisions(), where('what', '==', what), orderBy('at', 'desc'));
  const found = await pagedDocuments('deleted posts or drafts', ofKind);
  const now = siteTime();
  return found.flatMap((copy) => {
    const revision = toRevision(copy.id, copy.data());
    if (!revision) return [];
    const until = new Date(Date.parse(revision.at) + historyLimits.deletedDays * dayMs);
    return until > now ? [{ ...revision, until: until.toISOString() }] : [];
  });
}

/**
 * Adds to a transaction what a new slug of a post changes: the old address leads to the post from now on, and the new
 * one to no other post. A redirect holds the post's id instead of a slug, so none ever leads to another redirect.
 *
 * @param change.before the stored slug; undefined for a new post
 * @param change.after undefined for a post that is unpublished
 */
export function moveAddress(
  transaction: Transaction,
  post: string,
  { before, after }: { before: unknown; after: string | undefined },
): void {
  const old = typeof before === 'string' ? redirectId(before) : undefined;
  const current = after === undefined ? undefined : redirectId(after);
  if (old === current) return;
  if (old !== undefined) transaction.set(redirectFrom(old), { post });
  if (current !== undefined) transaction.delete(redirectFrom(current));
}

function redirectFrom(id: string) {
  return doc(firestore(), collections.slugRedirects, id);
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
