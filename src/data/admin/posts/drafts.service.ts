import {
  collection,
  deleteDoc,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
} from 'firebase/firestore/lite';
import { ownersFirestore, read, write } from '#src/data/firebase/request.ts';
import { lazyValue } from '#src/lib/loading/lazy-value.ts';
import { parseDocument, z } from '#src/lib/loading/zod.ts';
import type { StoredFields } from '#src/model/post-changes/post-revision.ts';
import { toIsoDate } from '#src/model/posts/post.schema.ts';
import { collections } from '#src/model/site/collections.ts';

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
    datePublished: z.pipe(z.optional(z.unknown()), z.transform(toIsoDate)),
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
  /** The date of its post until that was unpublished; '' if there is none. */
  datePublished?: string;
}

/** Parses the document of a draft. @returns undefined for a malformed document, which is logged */
export function toPostDraft(id: string, data: StoredFields): PostDraft | undefined {
  const draft = parseDocument(`the draft ${id}`, draftSchema(), data);
  if (!draft) return undefined;
  const { base, by, at, datePublished, ...input } = draft;
  return { id, input, base, by, at, datePublished };
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

/** Deletes a post's draft, if there is one. @throws WriteError */
export async function deletePostDraft(post: string): Promise<void> {
  await write('the deletion of a draft', () => deleteDoc(draftReference(post)));
}
