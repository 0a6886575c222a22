import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projects } from '#scripts/local/stack.ts';
import { test as base, expect } from '#tests/browser/editor-test.ts';
import { type LiveSite, startLiveSite } from './live-site.ts';

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

const textFile = /\.(html|js|css)$/;
const inlineScript = /(?<=<script>).*?(?=<\/script>)/s;

/**
 * Makes another release of a build in which every script and style has a new name, as after a
 * change that affects all of them. It takes a moment, while a second build takes seconds.
 *
 * @param build the folder of the build
 * @param folder where the other release is written
 */
function writeRenamedRelease(build: string, folder: string): void {
  cpSync(build, folder, { recursive: true });
  const assets = join(folder, 'assets');
  // The folder also contains the search index, whose name is the same as a script's.
  const names = readdirSync(assets).filter((name) => textFile.test(name));
  const anyName = new RegExp(names.join('|').replaceAll('.', '\\.'), 'g');
  for (const name of names) renameSync(join(assets, name), join(assets, renamed(name)));
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!textFile.test(file)) continue;
    const path = join(folder, file);
    const before = readFileSync(path, 'utf8');
    const after = before.replace(anyName, renamed);
    writeFileSync(path, after.replace(hashOfScript(before), hashOfScript(after)));
  }
}

/** Returns the new name of a file, such as 'index-CmMIHN8N2.js' for 'index-CmMIHN8N.js'. */
function renamed(name: string): string {
  return name.replace(/\.(?=\w+$)/, '2.');
}

/** Returns a script's hash as it appears in a document's policy. */
function hashOfScript(html: string): string {
  const [script = ''] = inlineScript.exec(html) ?? [];
  return createHash('sha256').update(script).digest('base64');
}
