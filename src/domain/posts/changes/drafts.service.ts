import {
  collection,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
} from 'firebase/firestore/lite';
import { collections } from '#src/domain/collections.ts';
import { inTransaction } from '#src/lib/firebase/auth.ts';
import { ownersFirestore, read, write } from '#src/lib/firebase/request.ts';
import { lazyValue } from '#src/lib/lazy-value.ts';
import { parseDocument, z } from '#src/lib/zod.ts';
import { toIsoDate } from '../post.schema.ts';
import { keepRevision, revisions } from './post-changes.service.ts';
import type { PostRevision, StoredFields } from './post-revision.ts';

export const draftsShown = 30;

const draftSchema = lazyValue(() =>
  z.object({
    title: z.string(),
    slug: z.string(),
    state: z.string(),
    category: z.string(),
    description: z.string(),
    content: z.string(),
    author: z.string(),
    image: z.string(),
    keywords: z.string(),
    /** The version of the post from which the writer started; missing for a post that is not stored. */
    base: z.optional(z.record(z.string(), z.unknown())),
    /** Who saved it, by email address. */
    by: z.string(),
    /** When, as an ISO time. */
    at: z.pipe(z.unknown(), z.transform(toIsoDate)),
    /** The date that its post had before it was unpublished. */
    datePublished: z.optional(z.unknown()),
  }),
);

type StoredDraft = z.output<ReturnType<typeof draftSchema>>;

/** A draft on the server. */
export interface PostDraft {
  /** The id of its post, which a post has before it is stored. */
  id: string;
  /** The values of the form, as typed. */
  input: Omit<StoredDraft, 'base' | 'by' | 'at' | 'datePublished'>;
  base: StoredFields | undefined;
  by: string;
  at: string;
  /** Whether it has the date of its post, which was unpublished. */
  isDated?: boolean;
}

/** Parses the document of a draft. @returns undefined for a malformed document, which is logged */
export function toPostDraft(id: string, data: StoredFields): PostDraft | undefined {
  const draft = parseDocument(`the draft ${id}`, draftSchema(), data);
  if (!draft) return undefined;
  const { base, by, at, datePublished, ...input } = draft;
  return { id, input, base, by, at, isDated: datePublished !== undefined };
}

/** Returns the reference of a post's draft. */
export function draftReference(post: string) {
  return doc(ownersFirestore(), collections.postDrafts, post);
}

/** Returns the drafts that were saved last, newest first, in one query. @throws ReadError */
export async function listDrafts(): Promise<PostDraft[]> {
  const { docs } = await read('the drafts', () => {
    const drafts = collection(ownersFirestore(), collections.postDrafts);
    return getDocs(query(drafts, orderBy('at', 'desc'), limit(draftsShown)));
  });
  return docs.flatMap((draft) => toPostDraft(draft.id, draft.data()) ?? []);
}

/** Deletes a post's draft, if there is one, and returns the id of the copy that it keeps. @throws WriteError */
export async function deletePostDraft(post: string, by: string): Promise<string | undefined> {
  return write('the deletion of a draft', () =>
    inTransaction(async (transaction) => {
      const stored = await transaction.get(draftReference(post));
      if (!stored.exists()) return undefined;
      transaction.delete(stored.ref);
      return keepRevision(transaction, { post, what: 'discarded', before: stored.data(), by });
    }),
  );
}

/** The post of a deleted draft has another draft now. */
export class DraftExists extends Error {
  override name = 'DraftExists';
}

/** Brings a deleted draft back, as a save by whoever asks; it may be back already. @throws DraftExists, WriteError */
export async function bringDraftBack(
  { id, post }: Pick<PostRevision, 'id' | 'post'>,
  by: string,
): Promise<void> {
  const isBack = await write('a deleted draft back', () =>
    inTransaction(async (transaction) => {
      const [copy, stored] = await Promise.all([
        transaction.get(doc(revisions(), id)),
        transaction.get(draftReference(post)),
      ]);
      if (stored.exists()) return !copy.exists();
      if (!copy.exists()) throw new Error('The copy is gone.');
      transaction.set(stored.ref, { ...copy.get('before'), by, at: serverTimestamp() });
      transaction.delete(copy.ref);
      return true;
    }),
  );
  if (!isBack) throw new DraftExists();
}
