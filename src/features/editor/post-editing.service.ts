import {
  collection,
  type DocumentSnapshot,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  runTransaction,
  serverTimestamp,
  where,
} from 'firebase/firestore/lite';
import { collections } from '#src/domain/collections.ts';
import { firestore } from '#src/lib/firebase/firestore.ts';
import { reasonOf } from '#src/lib/firebase/reason-of.ts';
import { read } from '#src/lib/firebase/request.ts';
import { lazyValue } from '#src/lib/lazy-value.ts';
import { withTimeout } from '#src/lib/with-timeout.ts';
import { EditConflict, SaveFailed } from './post-editing.errors.ts';
import { isSameVersion, type PostFields, type StoredFields } from './post-fields.ts';

const saveTimeoutMs = 15_000;

const posts = lazyValue(() => collection(firestore(), collections.posts));

/** An id that no post has. */
export function newPostId(): string {
  return doc(posts()).id;
}

/**
 * A post as it is stored, with whatever fields it has.
 *
 * @returns undefined when there is none with this id
 * @throws ReadError
 */
export async function loadStoredPost(id: string): Promise<StoredFields | undefined> {
  return (await read('a post for editing', () => getDoc(doc(posts(), id)))).data();
}

/**
 * The title of another post that has this slug; undefined when there is none.
 *
 * @param id the post that the slug is for
 * @throws ReadError
 */
export async function titleOfOtherWithSlug(slug: string, id: string): Promise<string | undefined> {
  // Two, as one of them may be the post itself.
  const sameSlug = query(posts(), where('slug', '==', slug), limit(2));
  const { docs } = await read('posts with a slug', () => getDocs(sameSlug));
  const other = docs.find((found) => found.id !== id);
  return other && String(other.get('title') ?? '');
}

/**
 * Creates or edits a post, with the server's time as its date, within 15 s. It is one transaction:
 * what is stored must be a version that this form knows, or what it writes itself, as after a try
 * whose answer was lost. So a second try changes nothing that the first did not, and never makes
 * a second post.
 *
 * @param known the versions that may be written over; undefined among them for "no post yet"
 * @throws EditConflict with what is stored instead; nothing was saved
 * @throws SaveFailed when it was refused, or its outcome is not known; the reason is logged
 */
export async function savePost(
  id: string,
  fields: PostFields,
  known: readonly (StoredFields | undefined)[],
): Promise<void> {
  const reference = doc(posts(), id);
  const deadline = Date.now() + saveTimeoutMs;
  const saving = runTransaction(firestore(), async (transaction) => {
    // The SDK tries again by itself; what was given up must not be stored behind the form's back.
    if (Date.now() > deadline) throw new SaveFailed();
    const stored = await transaction.get(reference);
    if (!isKnown(stored, [...known, fields])) throw new EditConflict(stored.data());
    const now = serverTimestamp();
    const document = { ...fields, datePublished: now, dateUpdated: now };
    // An edit leaves alone what an older post has more.
    if (stored.exists()) transaction.update(reference, document);
    else transaction.set(reference, document);
  });
  try {
    await withTimeout(saving, saveTimeoutMs);
  } catch (cause) {
    if (cause instanceof EditConflict) throw cause;
    console.error(`Could not save a post: ${reasonOf(cause)}`);
    throw new SaveFailed('', { cause });
  }
}

function isKnown(stored: DocumentSnapshot, known: readonly (StoredFields | undefined)[]): boolean {
  const data = stored.data();
  return known.some((version) =>
    version && data ? isSameVersion(version, data) : version === data,
  );
}
