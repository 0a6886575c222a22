import {
  type DocumentSnapshot,
  getDoc,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore/lite';
import { draftOf } from '#src/domain/posts/drafts/drafts.service.ts';
import { type PostDraft, toPostDraft } from '#src/domain/posts/drafts/post-draft.ts';
import { inTransaction } from '#src/lib/firebase/auth.ts';
import {
  answerTimeoutMs,
  pendingForever,
  read,
  reasonOf,
  SessionEnded,
} from '#src/lib/firebase/request.ts';
import { withTimeout } from '#src/lib/timers.ts';
import { SaveFailed } from '../post-editing.errors.ts';
import type { StoredFields } from '../post-fields.ts';
import type { PostInput } from '../post-input.ts';
import { DraftConflict, isKnownDraft, type KnownDrafts } from './draft-conflict.ts';
import { draftContent } from './draft-problem.ts';

/**
 * Returns the draft of a post; undefined if there is none.
 *
 * @throws ReadError
 */
export async function loadDraft(post: string): Promise<PostDraft | undefined> {
  return parsed(await read('a post for editing, its draft', () => getDoc(draftOf(post))));
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
 * @throws SaveFailed if it was denied or its outcome is unknown; the reason is logged
 */
export async function saveServerDraft(
  post: string,
  written: Written,
  known: KnownDrafts,
): Promise<void> {
  const deadline = Date.now() + answerTimeoutMs;
  const saving = inTransaction(async (transaction) => {
    // The SDK retries on its own. A save that timed out must not be stored later.
    if (Date.now() > deadline) throw new SaveFailed();
    throwUnlessKnown(await transaction.get(draftOf(post)), known);
    setDraft(transaction, post, written);
  });
  try {
    await withTimeout(saving, answerTimeoutMs);
  } catch (cause) {
    if (cause instanceof DraftConflict) throw cause;
    if (cause instanceof SessionEnded) return pendingForever();
    console.error(`Could not save a post's draft: ${reasonOf(cause)}`);
    throw new SaveFailed('', { cause });
  }
}

/** @throws DraftConflict if the form has not seen the stored draft */
export function throwUnlessKnown(stored: DocumentSnapshot, known: KnownDrafts): void {
  const draft = parsed(stored);
  if (!isKnownDraft(draft, known)) throw new DraftConflict(draft);
}

/** Adds to a transaction what the draft of a post is from now on. */
export function setDraft(
  transaction: Transaction,
  post: string,
  { input, base, by }: Written,
): void {
  transaction.set(draftOf(post), {
    ...draftContent(input, base),
    by,
    at: serverTimestamp(),
  });
}

function parsed(snapshot: DocumentSnapshot): PostDraft | undefined {
  return snapshot.exists() ? toPostDraft(snapshot.id, snapshot.data()) : undefined;
}
