import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Child } from '../lib/processes.ts';
import { root } from '../lib/root.ts';
import { playwrightCli, vitestCli } from '../lib/tools.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reporter-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const tests = `
  describe('a group', () => {
    test('passes', () => {});
    test('fails', () => expect(1).toBe(2));
    test.skip('is skipped', () => {});
  });
`;

/** Returns the messages that a runner sends to its parent process. */
async function messagesOf(cli: string, args: string[]): Promise<unknown[]> {
  const messages: unknown[] = [];
  const child = new Child({
    name: 'test-reporter',
    command: process.execPath,
    args: [cli, ...args],
    cwd: folder,
    onMessage: (message) => messages.push(message),
  });
  await child.exited;
  return messages;
}

const reporter = `--reporter=${join(import.meta.dirname, 'test-reporter.ts')}`;

it('Vitest reports finished files and passed tests, names failed tests, and counts at the end', async () => {
  const imports = "import { describe, expect, test } from 'vitest';";
  writeFileSync(join(folder, 'sample.test.ts'), imports + tests);
  writeFileSync(join(folder, 'broken.test.ts'), "throw new Error('does not load');");
  writeFileSync(join(folder, 'vitest.config.ts'), "export default { test: { name: 'unit' } };");

  const messages = await messagesOf(vitestCli, ['run', reporter]);

  const files = { total: 2, unit: 'files' };
  expect(messages[0]).toEqual({ progress: { ...files, done: 0, details: ['0 passed'] } });
  expect(messages).toContainEqual({ failedTest: 'sample.test.ts > a group > fails' });
  expect(messages).toContainEqual({ failedTest: 'broken.test.ts: does not load' });
  expect(messages.slice(-2)).toEqual([
    { progress: { ...files, done: 2, details: ['1 passed', '1 failed'] } },
    { counts: { unit: { passed: 1, failed: 2, skipped: 1 } } },
  ]);
});

const playwrightImports =
  "import { expect, test } from '@playwright/test'; const describe = test.describe;";

it('Playwright reports finished tests, names failed tests, and counts at the end', async () => {
  const flaky = "test('passes again', async ({}, { retry }) => expect(retry).toBe(1));";
  writeFileSync(join(folder, 'sample.spec.ts'), playwrightImports + tests + flaky);
  writeFileSync(join(folder, 'playwright.config.ts'), 'export default { retries: 1 };');

  const messages = await messagesOf(playwrightCli, ['test', reporter]);

  expect(messages[0]).toEqual({ progress: { done: 0, total: 4, unit: 'tests', details: [] } });
  const failed = { failedTest: 'sample.spec.ts › a group › fails' };
  expect(messages.filter((message) => Object(message).failedTest)).toEqual([failed]);
  expect(messages.slice(-2)).toEqual([
    { progress: { done: 4, total: 4, unit: 'tests', details: ['1 failed'] } },
    { counts: { Playwright: { passed: 2, failed: 1, skipped: 1 } } },
  ]);
});

it('an error outside of Playwright’s tests counts as a failure', async () => {
  const passing = "test('passes', () => {});";
  writeFileSync(join(folder, 'sample.spec.ts'), playwrightImports + passing);
  writeFileSync(join(folder, 'broken.spec.ts'), "throw new Error('does not load');");
  writeFileSync(join(folder, 'playwright.config.ts'), 'export default {};');

  const messages = await messagesOf(playwrightCli, ['test', reporter]);

  expect(messages.at(-1)).toMatchObject({ counts: { Playwright: { passed: 0, failed: 1 } } });
});
