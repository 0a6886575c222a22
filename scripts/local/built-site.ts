import { seed } from './seed/seed.ts';
import { buildLocalSite } from './site-build.ts';
import { projects, siteUrlOf } from './stack.ts';
import { type Suite, startSuite } from './suite.ts';

/** Where the hosting emulator serves the built site. */
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

/** Whether somebody serves the built site already. */
export async function builtSiteRuns(): Promise<boolean> {
  return fetch(builtSiteUrl).then(
    ({ ok }) => ok,
    () => false,
  );
}
