import { createVitest, type Reporter } from 'vitest/node';
import {
  disagreement,
  type EmulatorProject,
  putInForce,
  rulesProjectVariable,
} from '#tests/rules/rules-source.ts';
import { define } from '../../../vitest.config.ts';
import { root } from '../../lib/root.ts';

export interface NamedTest {
  id: string;
  file: string;
  /** With the names of the groups around it. */
  name: string;
}

export interface LaneAnswer {
  /** The first test that failed; null when all passed. */
  failed: { name: string; reason: string } | null;
  broken: string[];
  passed: NamedTest[];
}

/** Runs the rules' tests, one run at a time. */
export interface Lane {
  /** Applies these rules for all further runs. Returns false if they do not compile. */
  use(rules: string): Promise<boolean>;
  /** Runs the tests of these ids, or all tests of the files. */
  run(files: readonly string[], ids?: string[]): Promise<LaneAnswer>;
}

/**
 * Starts a lane. All of its runs share a project, because compiling the rules takes the emulator longest, and
 * it does so for each project.
 *
 * @param project that no other lane uses
 */
export async function startLane(project: EmulatorProject): Promise<Lane> {
  const variables = {
    FIRESTORE_EMULATOR_HOST: project.address,
    [rulesProjectVariable]: project.projectId,
  };
  let answer: LaneAnswer = { failed: null, broken: [], passed: [] };
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
      reporters: [recordInto(() => answer)],
      pool: 'threads',
      env: variables,
    },
    { define },
  );
  const tests = vitest.getRootProject();
  return {
    use: (rules) => putInForce(rules, project),
    async run(files, ids) {
      // The result that Vitest returns also contains the failures of earlier runs.
      answer = { failed: null, broken: [], passed: [] };
      await vitest.runTestSpecifications(
        files.map((file) => tests.createSpecification(file, ids && { testIds: ids })),
      );
      return answer;
    },
  };
}

export function recordInto(answer: () => LaneAnswer): Reporter {
  const noteBroken = (errors: readonly { message: string }[]) =>
    void answer().broken.push(...errors.map(({ message }) => message));
  return {
    onTestCaseResult(test) {
      const { state, errors } = test.result();
      const { id, module, fullName: name } = test;
      if (state === 'passed') answer().passed.push({ id, file: module.moduleId, name });
      if (state !== 'failed') return;
      const reason = errors.map(({ code, message }) => `${code} ${message}`).join('\n');
      answer().failed ??= { name, reason };
    },
    onTestSuiteResult: (suite) => noteBroken(suite.errors()),
    onTestModuleEnd: (module) => noteBroken(module.errors()),
    onTestRunEnd: (_, unhandled) => noteBroken(unhandled),
  };
}

/** Number of tests that run before all others; a run costs as much as twenty of them. */
export const likelyCount = 25;

/** Matches the message of a test that fails because the rules decide differently. */
const decidedOtherwise = new RegExp(
  `expected 'allowed' to be 'permission-denied'|^permission-denied|${disagreement}`,
);

/**
 * Returns the name of the first test that notices the current rules, or null if none does.
 *
 * @param tests that can notice them, the likeliest first
 * @throws Error if something else fails
 */
export async function noticedBy(
  lane: Pick<Lane, 'run'>,
  tests: readonly NamedTest[],
): Promise<string | null> {
  for (const some of [tests.slice(0, likelyCount), tests.slice(likelyCount)]) {
    if (some.length === 0) continue;
    const files = [...new Set(some.map(({ file }) => file))];
    const ids = some.map(({ id }) => id);
    const killer = killerIn(await lane.run(files, ids));
    if (killer) return killer;
  }
  return null;
}

/** Returns the name of the test that failed because the rules decide differently. */
export function killerIn({ failed, broken }: LaneAnswer): string | null {
  if (broken.length > 0) throw new Error(`The rules' tests broke: ${broken.join('\n')}`);
  if (failed && !decidedOtherwise.test(failed.reason)) {
    throw new Error(`${failed.name} failed for another reason: ${failed.reason}`);
  }
  return failed?.name ?? null;
}
