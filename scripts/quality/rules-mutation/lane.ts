import { createVitest, type TestCase } from 'vitest/node';
import {
  disagreement,
  type EmulatorProject,
  putInForce,
  rulesProjectVariable,
} from '#tests/rules/rules-source.ts';
import { define } from '../../../vitest.config.ts';
import { root } from '../../lib/root.ts';

/** Runs the rules' tests, one run at a time. */
export type Lane = Awaited<ReturnType<typeof startLane>>;

/** Matches the message of a test that fails because the rules decide differently. */
const decidedOtherwise = new RegExp(
  `expected 'allowed' to be 'permission-denied'|^permission-denied|${disagreement}`,
);

/**
 * Starts a lane. All of its runs share a project, because compiling the rules takes the emulator longest, and
 * it does so for each project.
 */
export async function startLane(project: EmulatorProject) {
  let results: TestCase[] = [];
  let broken: string[] = [];
  const noteBroken = (errors: readonly { message: string }[]) =>
    void broken.push(...errors.map(({ message }) => message));
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
          onTestSuiteResult: (suite) => noteBroken(suite.errors()),
          onTestModuleEnd: (module) => noteBroken(module.errors()),
          onTestRunEnd: (_, unhandled) => noteBroken(unhandled),
        },
      ],
    },
    { define },
  );
  const tests = vitest.getRootProject();
  return {
    use: (rules: string) => putInForce(rules, project),
    /** Runs the tests of these ids, or all tests of the files, up to the first one that notices the rules. */
    async run(files: readonly string[], testIds?: string[]) {
      [results, broken] = [[], []];
      await vitest.runTestSpecifications(
        files.map((file) => tests.createSpecification(file, testIds && { testIds })),
      );
      return answerOf(results, broken);
    },
  };
}

/**
 * Returns the name of the test that noticed the rules, if one did, and the tests that passed.
 *
 * @throws Error if anything failed for another reason than the rules
 */
export function answerOf(results: readonly TestCase[], broken: readonly string[]) {
  if (broken.length > 0) throw new Error(`The rules' tests broke: ${broken.join('\n')}`);
  const failed = results.find((test) => test.result().state === 'failed');
  const reason = failed
    ?.result()
    .errors?.map(({ code, message }) => `${code} ${message}`)
    .join('\n');
  if (reason && !decidedOtherwise.test(reason)) {
    throw new Error(`${failed?.fullName} failed for another reason: ${reason}`);
  }
  const passed = results.filter((test) => test.result().state === 'passed');
  return { killer: failed?.fullName, passed };
}
