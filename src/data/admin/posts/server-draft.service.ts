import {
  collection,
  type DocumentSnapshot,
  doc,
  getDoc,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore/lite';
import {
  draftReference,
  type PostDraft,
  toPostDraft,
} from '#src/data/admin/posts/drafts.service.ts';
import { keepRevision, moveAddress } from '#src/data/admin/posts/post-changes.service.ts';
import { inTransaction } from '#src/data/firebase/auth.ts';
import { firestore } from '#src/data/firebase/firestore.ts';
import {
  answerTimeoutMs,
  explainCause,
  isDenial,
  pendingForever,
  read,
  SessionEnded,
} from '#src/data/firebase/request.ts';
import { withTimeout } from '#src/lib/loading/timers.ts';
import { isTimestamp } from '#src/lib/loading/zod.ts';
import type { PostInput } from '#src/model/post-changes/post-input.ts';
import { pickEditedFields } from '#src/model/post-changes/post-revision.ts';
import { toIsoDate } from '#src/model/posts/post.schema.ts';
import { collections } from '#src/model/site/collections.ts';
import {
  DraftConflict,
  EditConflict,
  isKnownDraft,
  isSameVersion,
  type KnownDrafts,
  postFieldNames,
  SaveFailed,
  SaveRefused,
  type StoredFields,
} from './post-versions.ts';

/** Returns the draft of a post; undefined if there is none. @throws ReadError */
export async function loadDraft(post: string): Promise<PostDraft | undefined> {
  return parsed(await read('a post for editing, its draft', () => getDoc(draftReference(post))));
}

interface Written {
  input: PostInput;
  /** The version of the post from which the form started; undefined for a new post. */
  base: StoredFields | undefined;
  /** The writer's email address, as in the token. */
  by: string;
}

/**
 * Saves the draft of a post on the server, with the server's time and a timeout of 15 s. It never
 * overwrites a version that the form does not know.
 *
 * @throws DraftConflict with what is stored instead; nothing was saved
 * @throws SaveRefused if it was denied, SaveFailed if its outcome is unknown; the reason is logged
 */
export async function saveServerDraft(
  post: string,
  written: Written,
  known: KnownDrafts,
): Promise<void> {
  return saveInTransaction("a post's draft", async (transaction) => {
    const stored = await transaction.get(draftReference(post));
    throwUnlessKnown(stored, known);
    setDraft(transaction, post, written, stored.get('datePublished'));
  });
}

interface Unpublishing extends Omit<Written, 'base'> {
  seen: StoredFields;
  drafts: KnownDrafts | undefined;
}

/**
 * Turns a stored post into a draft in one transaction, which also keeps the post in its history. The draft keeps its
 * date, and its address leads to it again once it is published. Succeeds if the post is not there anymore.
 *
 * @throws EditConflict or DraftConflict if somebody else changed the post or its draft
 * @throws SaveRefused if it was denied, SaveFailed if its outcome is unknown; the reason is logged
 */
export async function unpublishPost(id: string, unpublishing: Unpublishing): Promise<void> {
  const { input, seen, drafts = [], by } = unpublishing;
  return saveInTransaction('a post as a draft', async (transaction) => {
    const [post, draft] = await Promise.all([
      transaction.get(doc(collection(firestore(), collections.posts), id)),
      transaction.get(draftReference(id)),
    ]);
    if (!post.exists()) return;
    if (!isSameVersion(seen, post.data())) throw new EditConflict(post.data());
    throwUnlessKnown(draft, [undefined, ...drafts]);
    keepRevision(transaction, {
      post: id,
      what: 'unpublished',
      before: pickEditedFields(post.data()),
      by,
    });
    setDraft(transaction, id, { input, base: undefined, by }, post.get('datePublished'));
    transaction.delete(post.ref);
    // Published again with another slug, the post must still be found at this one.
    moveAddress(transaction, id, { before: post.get('slug'), after: undefined });
  });
}

/** Saves something in a transaction within 15 s. @throws its conflicts, SaveRefused, SaveFailed */
export async function saveInTransaction(
  what: string,
  save: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  const deadline = Date.now() + answerTimeoutMs;
  const saving = inTransaction((transaction) => {
    // The SDK retries on its own. A save that timed out must not be stored later.
    if (Date.now() > deadline) throw new SaveFailed();
    return save(transaction);
  });
  try {
    await withTimeout(saving, answerTimeoutMs);
  } catch (cause) {
    if (cause instanceof EditConflict || cause instanceof DraftConflict) throw cause;
    if (cause instanceof SessionEnded) return pendingForever();
    console.error(`Could not save ${what}: ${explainCause(cause)}`);
    throw new (isDenial(cause) ? SaveRefused : SaveFailed)('', { cause });
  }
}

/** @throws DraftConflict if the form has not seen the stored draft */
export function throwUnlessKnown(stored: DocumentSnapshot, known: KnownDrafts): void {
  const draft = parsed(stored);
  if (!isKnownDraft(draft, known)) throw new DraftConflict(draft);
}

/** Adds to a transaction what the draft of a post is from now on; a post that is unpublished passes on its date. */
function setDraft(
  transaction: Transaction,
  post: string,
  { input, base, by }: Written,
  date: unknown,
): void {
  // The rules limit a text, and an import may have left a number or a map.
  const isKept = isTimestamp(date) || (typeof date === 'string' && date.length <= 100);
  const datePublished = isKept ? date : toIsoDate(date);
  const fields = postFieldNames.flatMap((name) =>
    base && name in base ? [[name, base[name]]] : [],
  );
  transaction.set(draftReference(post), {
    ...input,
    base: base ? Object.fromEntries(fields) : null,
    ...(datePublished && { datePublished }),
    by,
    at: serverTimestamp(),
  });
}

function parsed(snapshot: DocumentSnapshot): PostDraft | undefined {
  return snapshot.exists() ? toPostDraft(snapshot.id, snapshot.data()) : undefined;
}
