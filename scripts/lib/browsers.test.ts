import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '#tests/fixtures/temporary-folder.ts';
import { ensureEngines, findChromium, listEngines } from './browsers.ts';

const inFolder = temporaryFolder();

function fakeBrowser(path: string, exitCode = 0): string {
  const file = inFolder(path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\nexit ${exitCode}\n`);
  chmodSync(file, 0o755);
  return file;
}

it('finds CHROMIUM_PATH first, then what runs on the path, then Playwright’s own', async () => {
  const given = fakeBrowser('mine');
  const onPath = fakeBrowser('bin/chromium-browser');
  const playwrights = fakeBrowser('playwright/chrome');
  vi.stubEnv('PATH', inFolder('bin'));

  vi.stubEnv('CHROMIUM_PATH', given);
  expect(await findChromium(playwrights)).toBe(given);
  vi.stubEnv('CHROMIUM_PATH', '');
  expect(await findChromium(playwrights)).toBe(onPath);
  fakeBrowser('bin/chromium-browser', 1);
  expect(await findChromium(playwrights)).toBe(playwrights);
  expect(await findChromium(inFolder('none'))).toBeNull();
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
