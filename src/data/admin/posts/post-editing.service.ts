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
import { draftReference } from '#src/data/admin/posts/drafts.service.ts';
import {
  copyOfDeleted,
  keepRevision,
  moveAddress,
} from '#src/data/admin/posts/post-changes.service.ts';
import { firestore } from '#src/data/firebase/firestore.ts';
import { read } from '#src/data/firebase/request.ts';
import { postWithRedirectFrom } from '#src/data/posts/stored-posts.service.ts';
import { getProfile } from '#src/data/site/profile.service.ts';
import { pickEditedFields } from '#src/model/post-changes/post-revision.ts';
import { collections } from '#src/model/site/collections.ts';
import {
  EditConflict,
  isSameVersion,
  type KnownDrafts,
  type PostFields,
  type StoredFields,
} from './post-versions.ts';
import { saveInTransaction, throwUnlessKnown } from './server-draft.service.ts';

const posts = () => collection(firestore(), collections.posts);

/** Returns the name of the person behind the site; '' if there is none. @throws ReadError */
export async function loadFounderName(): Promise<string> {
  return (await getProfile())?.founderName ?? '';
}

/** Returns a new, unused post id. */
export function newPostId(): string {
  return doc(posts()).id;
}

/** Returns a stored post with all of its fields, unparsed; undefined if there is none with this id. @throws ReadError */
export async function loadStoredPost(id: string): Promise<StoredFields | undefined> {
  return (await read('a post for editing', () => getDoc(doc(posts(), id)))).data();
}

/** Returns the title of another post than `id` with this slug; undefined if there is none. @throws ReadError */
export async function titleOfOtherWithSlug(slug: string, id: string): Promise<string | undefined> {
  // Two, because one of them may be the post itself.
  const sameSlug = query(posts(), where('slug', '==', slug), limit(2));
  const { docs } = await read('posts with a slug', () => getDocs(sameSlug));
  const other = docs.find((found) => found.id !== id);
  return other && String(other.get('title') ?? '');
}

/** Firestore's limit for a query by several values. */
const perRequest = 30;

/** Returns the slugs that lead to no post: none has them, in any case of the letters, or had them. @throws ReadError */
export async function slugsWithoutPost(slugs: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(slugs.flatMap((slug) => [slug, slug.toLowerCase()]))];
  const requests = Array.from({ length: Math.ceil(wanted.length / perRequest) }, (_, index) =>
    findSlugs(wanted.slice(index * perRequest, (index + 1) * perRequest)),
  );
  const found = new Set((await Promise.all(requests)).flat());
  const missing = slugs.filter((slug) => !found.has(slug) && !found.has(slug.toLowerCase()));
  const owners = await Promise.all(missing.map(postWithRedirectFrom));
  return missing.filter((_, index) => owners[index] === undefined);
}

async function findSlugs(slugs: readonly string[]): Promise<string[]> {
  const having = query(posts(), where('slug', 'in', slugs));
  const { docs } = await read('linked posts', () => getDocs(having));
  return docs.map((post) => String(post.get('slug')));
}

export interface SaveOptions {
  by: string;
  /** Whether the save becomes the date of a post that has or had one, which moves it to the top. */
  movesDate: boolean;
  /** The versions of the post's draft that this form knows; the save ends the draft. */
  drafts?: KnownDrafts | undefined;
}

/**
 * Creates or updates a post, with the server's time as its date and a timeout of 15 s. It is one idempotent
 * transaction: the stored version must be known to this form, or be the one that it writes, as after a lost response. A
 * retry therefore changes nothing and never creates a second post. With a new slug, the old address leads to the post
 * from then on. Who published the post, or what it was before, goes into its history, unless only the date changes. A
 * small edit keeps the date and records when it was made; without a change it writes nothing. A post that was
 * unpublished can get its date back from its draft. The save deletes the draft. One that was deleted comes back first,
 * so that the history has what it was.
 *
 * @param known the versions that may be overwritten; undefined stands for "no post yet"
 * @throws EditConflict with what is stored instead; nothing was saved
 * @throws DraftConflict if somebody else saved the draft since, and so has words that this form does not; nothing was
 *   saved
 * @throws SaveRefused if it was denied, SaveFailed if its outcome is unknown; the reason is logged
 */
export async function savePost(
  id: string,
  fields: PostFields,
  known: readonly (StoredFields | undefined)[],
  { by, movesDate, drafts = [] }: SaveOptions,
): Promise<void> {
  const reference = doc(posts(), id);
  let restored: StoredFields | undefined;
  await saveInTransaction('a post', async (transaction) => {
    const [stored, draft, copy] = await Promise.all([
      transaction.get(reference),
      transaction.get(draftReference(id)),
      transaction.get(copyOfDeleted(id)),
    ]);
    restored = undefined;
    const data = stored.data();
    const isKnown = [...known, fields].some((version) =>
      version && data ? isSameVersion(version, data) : version === data,
    );
    if (!isKnown) throw new EditConflict(data);
    if (!data && copy.exists()) {
      restored = copy.get('before');
      transaction.set(reference, { ...restored, dateUpdated: serverTimestamp() });
      transaction.delete(copy.ref);
      return;
    }
    if (draft.exists()) {
      throwUnlessKnown(draft, drafts);
      transaction.delete(draft.ref);
    }
    const now = serverTimestamp();
    const document = { ...fields, dateUpdated: now };
    if (data) {
      const before = pickEditedFields(data);
      const isChanged = !isSameVersion(before, fields);
      if (!isChanged && !movesDate) return;
      if (isChanged) keepRevision(transaction, { post: id, what: 'saved', before, by });
      // An update keeps additional fields of an older post.
      transaction.update(reference, {
        ...document,
        ...(movesDate ? { datePublished: now } : { dateEdited: now }),
      });
    } else {
      const before = movesDate ? undefined : draft.get('datePublished');
      transaction.set(reference, { ...document, datePublished: before ?? now });
      keepRevision(transaction, { post: id, what: 'published', before: {}, by });
    }
    moveAddress(transaction, id, { before: stored.get('slug'), after: fields.slug });
  });
  if (restored) await savePost(id, fields, [...known, restored], { by, movesDate, drafts });
}
