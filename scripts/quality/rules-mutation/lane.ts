import { createVitest, type TestCase } from 'vitest/node';
import {
  disagreement,
  type EmulatorProject,
  putInForce,
  rulesProjectVariable,
} from '#tests/rules/rules-source.ts';
import { define } from '../../../vitest.config.ts';
import { root } from '../../lib/root.ts';

/** A test of the rules, with the names of the groups around it. */
export type RulesTest = Pick<TestCase, 'id' | 'fullName'> & { module: { moduleId: string } };

export interface LaneAnswer {
  /** The name of the test that noticed the rules, if one did. */
  killer: string | undefined;
  passed: RulesTest[];
}

/** Runs the rules' tests, one run at a time. */
export interface Lane {
  /** Applies these rules for all further runs. Returns false if they do not compile. */
  use(rules: string): Promise<boolean>;
  /**
   * Runs the tests of these ids, or all tests of the files, up to the first one that notices the rules.
   *
   * @throws Error if something else fails
   */
  run(files: readonly string[], testIds?: string[]): Promise<LaneAnswer>;
}

/** Matches the message of a test that fails because the rules decide differently. */
const decidedOtherwise = new RegExp(
  `expected 'allowed' to be 'permission-denied'|^permission-denied|${disagreement}`,
);

/**
 * Starts a lane. All of its runs share a project, because compiling the rules takes the emulator longest, and
 * it does so for each project.
 *
 * @param project that no other lane uses
 */
export async function startLane(project: EmulatorProject): Promise<Lane> {
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
    use: (rules) => putInForce(rules, project),
    async run(files, testIds) {
      [results, broken] = [[], []];
      await vitest.runTestSpecifications(
        files.map((file) => tests.createSpecification(file, testIds && { testIds })),
      );
      return answerOf(results, broken);
    },
  };
}

/** Returns what a run has shown, from the results of its tests and the errors outside of them. */
export function answerOf(results: readonly TestCase[], broken: readonly string[]): LaneAnswer {
  if (broken.length > 0) throw new Error(`The rules' tests broke: ${broken.join('\n')}`);
  const failed = results.find((test) => test.result().state === 'failed');
  const reason = failed
    ?.result()
    .errors?.map(({ code, message }) => `${code} ${message}`)
    .join('\n');
  if (reason && !decidedOtherwise.test(reason)) {
    throw new Error(`${failed?.fullName} failed for another reason: ${reason}`);
  }
  return {
    killer: failed?.fullName,
    passed: results.filter((test) => test.result().state === 'passed'),
  };
}
