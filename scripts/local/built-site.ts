import { join } from 'node:path';
import { Failure } from '../lib/failure.ts';
import { logPath } from '../lib/logs.ts';
import { runToEnd } from '../lib/processes.ts';
import { root } from '../lib/root.ts';
import { seed } from './seed.ts';
import { projects, siteUrlOf } from './stack.ts';
import { type Suite, startSuite } from './suite.ts';

/** The address at which the hosting emulator serves the built site. */
export const builtSiteUrl = siteUrlOf(projects.test);

/**
 * Starts the emulators, seeds them, and builds the site that the hosting emulator serves.
 *
 * @throws Failure that says in one line what is missing or broken
 */
export async function startBuiltSite(): Promise<Suite> {
  const projectId = projects.test;
  const suite = await startSuite({
    projectId,
    only: ['auth', 'functions', 'firestore', 'hosting'],
  });
  await seed(projectId);
  await buildLocalSite(projectId);
  return suite;
}

/** Whether the built site is already being served. */
export async function builtSiteRuns(): Promise<boolean> {
  return fetch(builtSiteUrl).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * Builds the site for the local stack into dist/, in a separate process because a build changes the
 * environment variables of its process.
 *
 * @param allowEmpty whether the database may have no posts and no rates
 * @throws Failure if the build fails
 */
export async function buildLocalSite(
  projectId: string,
  { allowEmpty = false } = {},
): Promise<void> {
  const name = 'site-build';
  const { code } = await runToEnd({
    name,
    command: process.execPath,
    args: [
      join(root, 'scripts/build/build-local.ts'),
      projectId,
      ...(allowEmpty ? ['--allow-empty'] : []),
    ],
    shownAs: 'build',
    reportsProgress: true,
  });
  if (code !== 0) throw new Failure('The site does not build.', { log: logPath(name) });
}
