import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { collections, profilePath } from '../../src/domain/collections.ts';
import { findPictureIds, pictureFileLimits } from '../../src/domain/pictures/pictures.ts';
import { formatTime } from '../../src/lib/format-time.ts';
import { readArguments } from '../lib/arguments.ts';
import { checkConfirmable, confirm } from './confirm.ts';
import {
  openProject,
  projectOptions,
  readDocuments,
  runOwnerCommand,
  within,
} from './owner-command.ts';

/** A picture that was added since may be about to be used by somebody who is writing. */
const sparedMs = 86_400_000;

/** What names pictures, beside the site's details: posts, drafts and what posts were before. */
const naming = [collections.posts, collections.postDrafts, collections.postRevisions];

runOwnerCommand(async () => {
  const values = readArguments({
    ...projectOptions,
    yes: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
  });
  const { yes = false, 'dry-run': dryRun = false } = values;
  if (!dryRun) checkConfirmable(yes);

  const { firestore } = await openProject(values);
  const unused = await findUnused(firestore);
  for (const picture of unused) console.log(describePicture(picture));
  if (unused.length === 0) {
    console.log('There is nothing to delete: each picture is in use, or was added within a day.');
    return 0;
  }
  if (dryRun) {
    console.log(`${unused.length} would go. Nothing was deleted: this was a dry run.`);
    return 0;
  }
  if (!yes) {
    const these = unused.length === 1 ? 'this picture' : `these ${unused.length} pictures`;
    await confirm(String(unused.length), these);
  }
  await deletePictures(firestore, unused);
  return 0;
});

/** Returns the pictures that nothing stored names, those that were added first at the top. */
async function findUnused(firestore: Firestore): Promise<QueryDocumentSnapshot[]> {
  const before = new Date(Date.now() - sparedMs);
  const pictures: QueryDocumentSnapshot[] = [];
  const added = firestore.collection(collections.pictures).orderBy('addedAt');
  // Before what names them, so that a picture that is added meanwhile is not among them.
  for await (const picture of readDocuments(added.where('addedAt', '<', before))) {
    pictures.push(picture);
  }
  const used = new Set<string>();
  const addNamed = (data: unknown) => {
    for (const id of findPictureIds(JSON.stringify(data) ?? '')) used.add(id);
  };
  for (const name of naming) {
    const all = firestore.collection(name).orderBy('__name__');
    for await (const document of readDocuments(all)) addNamed(document.data());
  }
  addNamed((await within('the database', firestore.doc(profilePath).get())).data());
  return pictures.filter(({ id }) => !used.has(id));
}

function describePicture(picture: QueryDocumentSnapshot): string {
  const added = formatTime(picture.get('addedAt').toDate().toISOString());
  const kilobytes = Math.ceil((picture.get('bytes') + picture.get('smallBytes')) / 1024);
  const description = picture.get('description') || 'decorative';
  return `  ${added}, ${kilobytes} KB: ${description}`;
}

/** Deletes pictures with their files, except those that something names by now. */
async function deletePictures(
  firestore: Firestore,
  pictures: readonly QueryDocumentSnapshot[],
): Promise<void> {
  const unused = new Set((await findUnused(firestore)).map(({ id }) => id));
  let deleted = 0;
  try {
    for (const { id, ref } of pictures) {
      if (!unused.has(id)) continue;
      const batch = firestore.batch().delete(ref);
      for (const { side } of Object.values(pictureFileLimits)) {
        batch.delete(firestore.doc(`${collections.pictureFiles}/${id}-${side}`));
      }
      await within('the database', batch.commit());
      deleted += 1;
    }
  } finally {
    const rest = deleted < pictures.length ? ` of ${pictures.length}` : '';
    console.log(`Deleted ${deleted}${rest}.`);
  }
}
