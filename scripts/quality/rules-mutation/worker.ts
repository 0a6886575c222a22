import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest, type TestCase } from 'vitest/node';
import {
  disagreement,
  type EmulatorProject,
  loadRules,
  rulesProjectVariable,
} from '#tests/rules/rules-source.ts';
import { define } from '../../../vitest.config.ts';
import { root } from '../../lib/root.ts';

/**
 * Excluded because they are slow: the agreement tests send thousands of documents, and other tests must cover the
 * same limits; the tests of expressions read all evaluations of the emulator. That of `offset` loads other rules.
 */
const excluded = /agreement|expressions|offset/;
const files = globSync('tests/rules/*.test.ts', { cwd: root })
  .filter((path) => !excluded.test(path))
  .map((path) => ({ path: join(root, path), text: readFileSync(join(root, path), 'utf8') }));

/** Returns the test files that mention one of the collections, which can kill a mutant of its rules. */
export function filesAbout(collections: readonly string[]): string[] {
  return files
    .filter(({ text }) => collections.some((name) => text.includes(name)))
    .map(({ path }) => path);
}

// The rules are formatted: blocks of the database and its functions are indented by four spaces.
const blocks = /^ {4}match \/(\w+)\/[\s\S]*?^ {4}}\n/gm;
const functions = /^ {4}function (\w+)[\s\S]*?^ {4}}\n/gm;

/**
 * Returns the rules of the collections that test files mention, without comments and functions that they do
 * not use. The emulator takes several times as long to compile rules as a test takes, and longer the longer
 * they are.
 */
export function rulesFor(paths: readonly string[], rules: string): string {
  const texts = files.filter(({ path }) => paths.includes(path)).map(({ text }) => text);
  let shorter = rules.replace(blocks, (block, name) =>
    texts.some((text) => text.includes(name)) ? block : '',
  );
  for (let before = ''; before !== shorter; ) {
    before = shorter;
    shorter = before.replace(functions, (text, name) =>
      before.split(`${name}(`).length === 2 ? '' : text,
    );
  }
  return shorter.replace(/^ *(\/\/.*\n)?/gm, '');
}

/** Runs the rules' tests, one run at a time. */
export type Worker = Awaited<ReturnType<typeof startWorker>>;

/**
 * Starts a worker. All of its runs share a project, because compiling the rules takes the emulator longest, and
 * it does so for each project.
 */
export async function startWorker(project: EmulatorProject) {
  let results: TestCase[] = [];
  let failures: string[] = [];
  const addFailures = (errors: readonly { message: string }[]) =>
    void failures.push(...errors.map(({ message }) => message));
  // Without the configuration file, whose projects take no variables from here.
  const vitest = await createVitest(
    'test',
    {
      config: false,
      root,
      include: ['tests/rules/*.test.ts'],
      watch: false,
      bail: 1,
      isolate: false,
      maxWorkers: 1,
      testTimeout: 60_000,
      hookTimeout: 60_000,
      pool: 'threads',
      env: {
        FIRESTORE_EMULATOR_HOST: project.address,
        [rulesProjectVariable]: project.projectId,
      },
      // The result that Vitest returns also contains the failures of earlier runs.
      reporters: [
        {
          onTestCaseResult: (test) => void results.push(test),
          onTestSuiteResult: (suite) => addFailures(suite.errors()),
          onTestModuleEnd: (module) => addFailures(module.errors()),
          onTestRunEnd: (_, unhandled) => addFailures(unhandled),
        },
      ],
    },
    { define },
  );
  const vitestProject = vitest.getRootProject();
  return {
    loadRules: (rules: string) => loadRules(rules, project),
    /** Runs all tests of the files, or those of these ids, up to the first one that kills the mutant. */
    async run(files: readonly string[], testIds?: string[]) {
      [results, failures] = [[], []];
      await vitest.runTestSpecifications(
        files.map((file) => vitestProject.createSpecification(file, testIds && { testIds })),
      );
      return findKiller(results, failures);
    },
  };
}

/** Matches the message of a test that fails because the rules decide differently. */
const differentDecision = new RegExp(
  `expected 'allowed' to be 'permission-denied'|^permission-denied|${disagreement}`,
);

/**
 * Returns the name of the test that killed the mutant, if one did, and the tests that passed.
 *
 * @throws Error if anything failed for another reason than the rules
 */
export function findKiller(results: readonly TestCase[], failures: readonly string[]) {
  if (failures.length > 0) throw new Error(`The rules' tests broke: ${failures.join('\n')}`);
  const failed = results.find((test) => test.result().state === 'failed');
  const errors = failed?.result().errors ?? [];
  const reason = errors.map(({ code, message }) => `${code} ${message}`).join('\n');
  if (failed && !differentDecision.test(reason)) {
    throw new Error(`${failed.fullName} failed for another reason: ${reason}`);
  }
  const passed = results.filter((test) => test.result().state === 'passed');
  return { killer: failed?.fullName, passed };
}
