import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { ensureEngines, findChromium, listEngines } from './browsers.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chromium-'));
  return () => rmSync(folder, { recursive: true });
});

function fakeBrowser(path: string, exitCode = 0): string {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, `#!/bin/sh\nexit ${exitCode}\n`);
  chmodSync(file, 0o755);
  return file;
}

it('uses CHROMIUM_PATH first', async () => {
  fakeBrowser('bin/chromium');
  const given = fakeBrowser('mine');

  expect(await findChromium({ given, path: join(folder, 'bin'), playwrights: '' })).toBe(given);
});

it('skips a Chromium on the path that does not run', async () => {
  fakeBrowser('bin/chromium-browser', 1);
  const chrome = fakeBrowser('bin/google-chrome');
  const playwrights = fakeBrowser('playwright/chrome');

  const places = { given: undefined, path: join(folder, 'bin'), playwrights };
  expect(await findChromium(places)).toBe(chrome);
});

it("uses Playwright's own when the path has none", async () => {
  const playwrights = fakeBrowser('playwright/chrome');

  expect(await findChromium({ given: undefined, path: '', playwrights })).toBe(playwrights);
});

it('returns null when there is none', async () => {
  const places = { given: undefined, path: '', playwrights: join(folder, 'none') };
  expect(await findChromium(places)).toBeNull();
});

it('returns Safari on a Mac, and WebKitGTK elsewhere', () => {
  expect(listEngines('darwin')).toEqual(['safari', 'firefox']);
  expect(listEngines('linux')).toEqual(['webkit', 'firefox']);
});

it('says in one line which engine is missing, and what to do', async () => {
  // Safari is in no package, so nothing is installed.
  expect(await ensureEngines(['webkit', 'safari'], (name) => name === 'webkit')).toEqual({
    names: ['webkit'],
    leftOut: ['Safari is left out: it is not on this machine. Safari brings safaridriver.'],
  });
});
