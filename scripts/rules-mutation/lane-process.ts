import { writeFileSync } from 'node:fs';
import { createVitest, type TestCase, type TestModule } from 'vitest/node';
import { rulesFileVariable } from '#tests/rules/rules-source.ts';
import { root } from '../local/root.ts';
import type { LaneAnswer, LaneJob } from './lane-messages.ts';

/** Runs chosen tests of the rules over and over, each time with the rules that a message brings. */
const file = process.env[rulesFileVariable];
if (!file) throw new Error(`${rulesFileVariable} is missing`);

const vitest = await createVitest('test', {
  root,
  project: ['rules'],
  watch: false,
  bail: 1,
  // The tests of one run share nothing that the rules could change; loading Firebase takes longest.
  isolate: false,
  pool: 'threads',
  maxWorkers: 1,
  reporters: [{}],
});
const specifications = await vitest.globTestSpecifications(['tests/rules/']);

process.on('message', async (job: LaneJob) => process.send?.(await answer(job)));
process.on('disconnect', () => process.exit());

async function answer({ rules, files, names }: LaneJob): Promise<LaneAnswer> {
  writeFileSync(file as string, rules);
  if (names === null) vitest.resetGlobalTestNamePattern();
  else vitest.setGlobalTestNamePattern(new RegExp(names, 'i'));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    specifications.filter(({ moduleId }) => files.includes(moduleId)),
  );
  const tests = testModules.flatMap((module) => [...module.children.allTests()]);
  const failed = tests.find((test) => test.result().state === 'failed');
  return {
    failed: failed ? { name: failed.fullName, reason: reasonOf(failed) } : null,
    passed: tests
      .filter((test) => test.result().state === 'passed')
      .map(({ module, name }) => ({ file: module.moduleId, name })),
    broken: [...testModules.flatMap(brokenIn), ...unhandledErrors.map(String)],
  };
}

function reasonOf(test: TestCase): string {
  return (test.result().errors ?? []).map(({ code, message }) => `${code} ${message}`).join('\n');
}

function brokenIn(module: TestModule): string[] {
  const suites = [...module.children.allSuites()];
  return [module, ...suites].flatMap((one) => one.errors().map(({ message }) => message));
}
