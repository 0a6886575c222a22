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
import { firestore } from '#src/data/firebase/firestore.ts';
import { ownersFirestore, pagedDocuments, read } from '#src/data/firebase/request.ts';
import { siteTime } from '#src/data/state/site-clock.ts';
import {
  historyLimits,
  type PostRevision,
  type RevisionKind,
  type StoredFields,
  toRevision,
} from '#src/model/post-changes/post-revision.ts';
import { redirectId } from '#src/model/posts/stored-posts.ts';
import { collections } from '#src/model/site/collections.ts';

const dayMs = 86_400_000;

interface Change {
  post: string;
  what: RevisionKind;
  /** What was before the change; of a normalization only the fields that it changes, of a publication none. */
  before: StoredFields;
  /** The admin's email address, as in the token. */
  by: string;
}

/** Keeps who changes a post, and what was before. */
export function keepRevision(transaction: Transaction, { post, what, before, by }: Change): void {
  const days = what === 'deleted' ? historyLimits.deletedDays : historyLimits.keptDays;
  const revision = what === 'deleted' ? copyOfDeleted(post) : doc(revisions());
  transaction.set(revision, {
    post,
    what,
    by,
    at: serverTimestamp(),
    before,
    expiresAt: Timestamp.fromMillis(siteTime().getTime() + days * dayMs),
  });
}

/** Returns the reference of a deleted post's copy, whose id is the post's, so that the rules find it. */
export function copyOfDeleted(post: string) {
  return doc(revisions(), post);
}

/** Returns the last changes of a post, newest first. @throws ReadError */
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
  return docs.flatMap((revision) => toRevision(revision.id, revision.data()) ?? []);
}

export interface DeletedCopy extends PostRevision {
  /** From when it cannot be brought back, as an ISO time. */
  until: string;
}

/** Returns the copies of deleted posts that can be brought back, the last deleted first. @throws ReadError */
export async function listDeleted(): Promise<DeletedCopy[]> {
  const copies = () => query(revisions(), where('what', '==', 'deleted'), orderBy('at', 'desc'));
  const found = await pagedDocuments('deleted posts', copies);
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
