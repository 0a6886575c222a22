import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Child } from '../../lib/processes.ts';
import { root } from '../../lib/root.ts';
import { playwrightCli, vitestCli } from '../../lib/tools.ts';

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

const reporter = (file: string) => `--reporter=${join(import.meta.dirname, file)}`;

it('Vitest reports finished files and passed tests, and names failed tests', async () => {
  const imports = "import { describe, expect, test } from 'vitest';";
  writeFileSync(join(folder, 'sample.test.ts'), imports + tests);
  writeFileSync(join(folder, 'broken.test.ts'), "throw new Error('does not load');");
  writeFileSync(join(folder, 'vitest.config.ts'), 'export default {};');

  const messages = await messagesOf(vitestCli, ['run', reporter('vitest-progress.ts')]);

  const uneven = { total: 2, unit: 'files', uneven: true };
  expect(messages[0]).toEqual({ progress: { ...uneven, done: 0, details: ['0 passed'] } });
  expect(messages).toContainEqual({ failedTest: 'sample.test.ts > a group > fails' });
  expect(messages).toContainEqual({ failedTest: 'broken.test.ts: does not load' });
  expect(messages.at(-1)).toEqual({
    progress: { ...uneven, done: 2, details: ['1 passed', '1 failed'] },
  });
});

it('Playwright reports finished tests, and names failed tests', async () => {
  const imports =
    "import { expect, test } from '@playwright/test'; const describe = test.describe;";
  writeFileSync(join(folder, 'sample.spec.ts'), imports + tests);
  writeFileSync(join(folder, 'playwright.config.ts'), 'export default {};');

  const messages = await messagesOf(playwrightCli, ['test', reporter('playwright-progress.ts')]);

  expect(messages[0]).toEqual({ progress: { done: 0, total: 3, unit: 'tests', details: [] } });
  expect(messages).toContainEqual({ failedTest: 'sample.spec.ts › a group › fails' });
  expect(messages.at(-1)).toEqual({
    progress: { done: 3, total: 3, unit: 'tests', details: ['1 failed'] },
  });
});
