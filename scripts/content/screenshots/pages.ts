import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from '../../lib/command.ts';
import { root } from '../../lib/root.ts';
import { seedPostId } from '../../local/seed.ts';
import { builtSiteUrl } from '../../local/stack.ts';
import { startBuiltSite } from '../../local/suite.ts';
import { posts } from '../posts/index.ts';
import { adminSubjects, pageSubjects, postSubjects } from './addresses.ts';
import { signIn } from './sign-in.ts';
import { takePictures } from './take-pictures.ts';

const folder = 'screenshots';

/**
 * Takes pictures of every page, of some posts of the demo, and of the admin area, from the preview
 * that runs, or from one of its own.
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
  console.log(`The pictures of ${subjects.length + ownersPages.length} pages are in ${folder}/.`);
}
