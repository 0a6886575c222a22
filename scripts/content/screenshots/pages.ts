import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { collections } from '../../../src/domain/collections.ts';
import type { Command } from '../../lib/command.ts';
import { root } from '../../lib/root.ts';
import { seedPostId, withLocalAdmin } from '../../local/seed.ts';
import { builtSiteUrl, projects } from '../../local/stack.ts';
import { startBuiltSite } from '../../local/suite.ts';
import { storeLead } from '../../quality/bench/sample-documents.ts';
import { posts } from '../posts/index.ts';
import {
  adminSubjects,
  guideLeadId,
  guideSubjects,
  pageSubjects,
  postSubjects,
} from './addresses.ts';
import { signIn } from './sign-in.ts';
import { takePictures } from './take-pictures.ts';

const folder = 'screenshots';
const guideFolder = 'docs/pictures/owner';
const guideLook = {
  screens: { guide: { width: 760, height: 760 } },
  colorSchemes: ['light'],
  fullPage: false,
} as const;

/**
 * Takes pictures of every page, of some posts of the demo, of the admin area, and those of the owner's guide, from
 * the preview that runs, or from one of its own.
 *
 * @throws Failure when the site cannot be started
 */
export async function screenshotPages(command: Command): Promise<void> {
  const runs = await fetch(builtSiteUrl).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!runs) {
    console.log('Starting the emulators and building the site …');
    const suite = await startBuiltSite();
    command.onExit(() => suite.stop());
  }
  const files = await readdir(join(root, 'dist'), { recursive: true });
  const pages = pageSubjects(files.map((file) => file.replaceAll('\\', '/')));
  const subjects = [...pages, ...postSubjects(posts)];
  const ownersPages = posts.slice(0, 1).flatMap((post) => adminSubjects(seedPostId(post)));
  await takePictures(builtSiteUrl, subjects, join(root, folder));
  await takePictures(builtSiteUrl, ownersPages, join(root, folder), signIn);
  const [[, lead] = []] = storeLead(1);
  await withLocalAdmin(projects.test, ({ firestore }) =>
    firestore.doc(`${collections.quotes}/${guideLeadId}`).set(lead ?? {}),
  );
  const guidePages = posts.slice(0, 1).flatMap((post) => guideSubjects(seedPostId(post)));
  await takePictures(builtSiteUrl, guidePages, join(root, guideFolder), signIn, guideLook);
  console.log(
    `The pictures of ${subjects.length + ownersPages.length} pages are in ${folder}/, those of the owner's guide in ${guideFolder}/.`,
  );
}
