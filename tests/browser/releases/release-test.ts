import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projects } from '#scripts/local/stack.ts';
import { test as base, expect } from '#tests/browser/editor-test.ts';
import { type LiveSite, startLiveSite } from './live-site.ts';
import { writeRenamedRelease } from './renamed-release.ts';

interface WorkerFixtures {
  hosting: LiveSite;
  /** A build whose scripts and styles all have names different from those of dist/. */
  nextBuild: string;
}

/** Tests of successive releases. Each starts with the build in dist/ as the only one. */
export const test = base.extend<{ live: LiveSite }, WorkerFixtures>({
  hosting: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const hosting = await startLiveSite(`${projects.test}-releases`);
      await use(hosting);
      await hosting.stop();
    },
    { scope: 'worker' },
  ],

  nextBuild: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'next-build-'));
      writeRenamedRelease('dist', folder);
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],

  live: async ({ hosting }, use) => {
    await hosting.begin('dist');
    await use(hosting);
  },

  baseURL: async ({ live }, use) => {
    await use(live.url);
  },
});

export { expect };
