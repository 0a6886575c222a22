import { collection, doc } from 'firebase/firestore/lite';
import { collections } from '#src/domain/collections.ts';
import { keepRevision } from '#src/domain/posts/changes/keep-revision.service.ts';
import { moveAddress } from '#src/domain/posts/changes/move-address.service.ts';
import { editedFieldsOf } from '#src/domain/posts/changes/post-revision.ts';
import { draftOf } from '#src/domain/posts/drafts/drafts.service.ts';
import { inTransaction } from '#src/lib/firebase/auth.ts';
import { firestore } from '#src/lib/firebase/firestore.ts';
import {
  answerTimeoutMs,
  pendingForever,
  reasonOf,
  SessionEnded,
} from '#src/lib/firebase/request.ts';
import { withTimeout } from '#src/lib/timers.ts';
import { EditConflict, SaveFailed } from '../post-editing.errors.ts';
import { isSameVersion, type StoredFields } from '../post-fields.ts';
import type { PostInput } from '../post-input.ts';
import { DraftConflict, type KnownDrafts } from './draft-conflict.ts';
import { setDraft, throwUnlessKnown } from './server-draft.service.ts';

interface Unpublishing {
  /** What the form shows, which becomes the draft. */
  input: PostInput;
  /** The stored version that the form has seen. */
  seen: StoredFields;
  /** The versions of its draft that the form has seen. */
  drafts: KnownDrafts | undefined;
  /** The writer's email address, as in the token. */
  by: string;
}

/**
 * Turns a stored post into a draft in one transaction, which also keeps the post in its history. Its
 * address leads to it again once it is published. Succeeds if the post is not there anymore.
 *
 * @throws EditConflict or DraftConflict if somebody else changed the post or its draft
 * @throws SaveFailed if it was denied or its outcome is unknown; the reason is logged
 */
export async function unpublishPost(id: string, unpublishing: Unpublishing): Promise<void> {
  const { input, seen, drafts = [], by } = unpublishing;
  const deadline = Date.now() + answerTimeoutMs;
  const saving = inTransaction(async (transaction) => {
    if (Date.now() > deadline) throw new SaveFailed();
    const [post, draft] = await Promise.all([
      transaction.get(doc(collection(firestore(), collections.posts), id)),
      transaction.get(draftOf(id)),
    ]);
    if (!post.exists()) return;
    if (!isSameVersion(seen, post.data())) throw new EditConflict(post.data());
    throwUnlessKnown(draft, [undefined, ...drafts]);
    keepRevision(transaction, {
      post: id,
      what: 'unpublished',
      before: editedFieldsOf(post.data()),
      by,
    });
    setDraft(transaction, id, { input, base: undefined, by });
    transaction.delete(post.ref);
    // Published again with another slug, the post must still be found at this one.
    moveAddress(transaction, id, { before: post.get('slug'), after: undefined });
  });
  try {
    await withTimeout(saving, answerTimeoutMs);
  } catch (cause) {
    if (cause instanceof EditConflict || cause instanceof DraftConflict) throw cause;
    if (cause instanceof SessionEnded) return pendingForever();
    console.error(`Could not save a post as a draft: ${reasonOf(cause)}`);
    throw new SaveFailed('', { cause });
  }
}
