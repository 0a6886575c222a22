import { globSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '#tests/fixtures/temporary-folder.ts';
import { runToEnd } from '../lib/processes.ts';
import { playwrightCli, root, vitestCli } from '../lib/root.ts';
import {
  addUp,
  checks,
  chosenChecks,
  fail,
  judge,
  onePassed,
  printFailedTests,
  problems,
  readCounts,
  runStep,
  summaryLine,
} from './test-steps.ts';

beforeEach(() => {
  problems.length = 0;
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const printed = () => stripVTControlCharacters(vi.mocked(console.log).mock.calls.join('\n'));

it('adds up counts', () => {
  const some = { passed: 10, failed: 0, skipped: 2 };
  const counts = addUp([onePassed, onePassed, fail('crash'), some]);

  expect(counts).toEqual({ passed: 12, failed: 1, skipped: 2 });
  expect(problems).toEqual(['crash']);
  expect(summaryLine(counts, 0)).toBe('12 passed, 1 failed');
  expect(summaryLine(counts, 1)).toBe('12 passed, 1 failed, 1 skipped');
});

it('prints the row of a step, and counts one that throws as a failure', async () => {
  const counts = { passed: 4, failed: 1, skipped: 2 };
  expect(await runStep('node', async () => counts)).toBe(counts);
  expect(printed()).toMatch(/^✖ node +4 passed, 1 failed, 2 skipped +0\.0 s$/);
  const crash = new Error('crash');
  expect(await runStep('build', () => Promise.reject(crash))).toMatchObject({ failed: 1 });
  expect(problems).toEqual([crash]);
});

it('chooses all checks or the named ones, with the build for those of the built site', () => {
  expect([...chosenChecks(undefined)]).toEqual([...checks]);
  expect([...chosenChecks('rules, node')]).toEqual(['node', 'rules']);
  expect([...chosenChecks('e2e')]).toEqual(['build', 'e2e']);
  expect([...chosenChecks('hosting')]).toEqual(['build', 'hosting']);
  expect(() => chosenChecks('node,e2')).toThrow(/^No such check: e2\. There are types, lint, node/);
});

describe('a runner', () => {
  const green = { passed: 3, failed: 0, skipped: 1 };

  it('is judged by its counts', () => {
    expect(judge('tests', 0, green)).toEqual(green);
    expect(problems).toEqual([]);
  });

  it.each([
    ['failed tests, once', 1, { ...green, failed: 2 }, 2, 'tests: 2 failed.'],
    ['a crash that looks well', 0, null, 1, 'tests: no report.'],
    ['a run without tests', 0, { ...green, passed: 0 }, 1, 'tests: 0 passed, exit 0.'],
    ['an error outside of tests', 1, green, 1, 'tests: 3 passed, exit 1.'],
  ])('counts %s', (_, code, counts, failed, message) => {
    expect(judge('tests', code, counts).failed).toBe(failed);
    expect(problems).toMatchObject([{ message, log: '.logs/tests.log' }]);
  });
});

describe('the report', () => {
  const inFolder = temporaryFolder();
  beforeEach(() => symlinkSync(join(root, 'node_modules'), inFolder('node_modules')));

  const tests = `
    describe('a group', () => {
      test('passes', () => {});
      test('fails', () => expect(1).toBe(2));
      test.skip('is skipped', () => {});
    });
  `;

  it('is read as null if there is none', () => {
    expect(readCounts(inFolder('none.json'))).toBeNull();
  });

  const imports = {
    vitest: "import { describe, expect, test } from 'vitest';",
    playwright: "import { expect, test } from '@playwright/test'; const { describe } = test;",
  };

  it.each([
    ['vitest', vitestCli, 'run', '--reporter=default', '--reporter=json', '--outputFile.json=json'],
    ['playwright', playwrightCli, 'test', '--reporter=list,json'],
  ] as const)('of %s has counts, and its output names failed tests', async (name, ...args) => {
    writeFileSync(inFolder('sample.test.ts'), imports[name] + tests);
    await runToEnd({
      name: 'test-report',
      command: process.execPath,
      args: [...args],
      cwd: inFolder(),
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: inFolder('json') },
      onOutput: (text) => printFailedTests('sample', text),
    });
    expect(readCounts(inFolder('json'))).toEqual({ passed: 1, failed: 1, skipped: 1 });
    expect(printed()).toMatch(/^✖ sample: .*sample\.test\.ts/);
    expect(printed()).toMatch(/✖ sample: [×✘].* fails/);
    expect(printed()).not.toMatch(/passes|skips/);
  });
});

it('no test file replaces modules, which it shares with others', () => {
  const files = globSync('{src,{functions,mailer}/src,scripts,tests}/**/*.test.{ts,tsx}');
  const replaces = (file: string) => /\bvi\.(do)?mock\(/i.test(readFileSync(file, 'utf8'));
  expect(files.filter(replaces)).toEqual([]);
});
