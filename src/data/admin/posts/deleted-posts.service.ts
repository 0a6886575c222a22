import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  where,
} from 'firebase/firestore/lite';
import {
  copyOfDeleted,
  keepRevision,
  moveAddress,
} from '#src/data/admin/posts/post-changes.service.ts';
import { inTransaction } from '#src/data/firebase/auth.ts';
import { firestore } from '#src/data/firebase/firestore.ts';
import { read, write } from '#src/data/firebase/request.ts';
import { collections } from '#src/model/site/collections.ts';

const posts = () => collection(firestore(), collections.posts);

/** Another post has the slug of the one to bring back. */
export class SlugTaken extends Error {
  override name = 'SlugTaken';
  readonly by: string;

  constructor(by: string) {
    super('Another post has this slug');
    this.by = by;
  }
}

/** Deletes a post and keeps a copy, in one transaction. Succeeds if it is already deleted. */
export async function deletePost(id: string, by: string): Promise<void> {
  await write('the deletion of a post', async () => {
    await inTransaction(async (transaction) => {
      const stored = await transaction.get(doc(posts(), id));
      if (!stored.exists()) return;
      keepRevision(transaction, { post: id, what: 'deleted', before: stored.data(), by });
      transaction.delete(stored.ref);
    });
  });
}

/**
 * Brings a deleted post back as it was, with its date. Succeeds if it is already back.
 *
 * @throws SlugTaken, ReadError; WriteError, also if its copy is gone
 */
export async function restorePost(id: string): Promise<void> {
  const copy = await read('a deleted post', () => getDoc(copyOfDeleted(id)));
  const slug = copy.get('before')?.slug;
  if (typeof slug === 'string') await throwIfTaken(slug, id);
  await write('a deleted post back', () =>
    inTransaction(async (transaction) => {
      const [stored, deleted] = await Promise.all([
        transaction.get(doc(posts(), id)),
        transaction.get(copyOfDeleted(id)),
      ]);
      if (stored.exists()) return;
      const { before } = deleted.data() ?? {};
      if (!before) throw new Error('The copy is gone.');
      transaction.set(stored.ref, { ...before, dateUpdated: serverTimestamp() });
      transaction.delete(deleted.ref);
      if (typeof slug === 'string') {
        moveAddress(transaction, id, { before: undefined, after: slug });
      }
    }),
  );
}

async function throwIfTaken(slug: string, id: string): Promise<void> {
  const sameSlug = query(posts(), where('slug', '==', slug), limit(2));
  const { docs } = await read('posts with a slug', () => getDocs(sameSlug));
  const other = docs.find((found) => found.id !== id);
  if (other) throw new SlugTaken(String(other.get('title') ?? ''));
}
