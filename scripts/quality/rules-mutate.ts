import { globSync, readFileSync } from 'node:fs';
import { createVitest, type TestCase } from 'vitest/node';
import { sampleSizeVariable } from '#tests/proof/sample-size.ts';
import { disagreement, loadRules, rulesProjectVariable } from '#tests/rules/rules-source.ts';
import { define } from '../../vitest.config.ts';
import { readArguments, runCommand } from '../lib/command.ts';
import { Failure } from '../lib/failure.ts';
import { withProgress } from '../lib/processes.ts';
import { host, ports, projects } from '../local/stack.ts';
import { startSuite } from '../local/suite.ts';
import explanations from './explained-survivors.json' with { type: 'json' };
import { listMutants } from './rules-mutants.ts';

// Without the slow ones: the agreement tests send thousands of documents, and others read all evaluations.
const files = globSync('tests/rules/!(*agreement|expressions|*offset).test.ts');
const read = (path: string) => readFileSync(path, 'utf8');
const differentDecision = new RegExp(
  `expected 'allowed' to be 'permission-denied'|^permission-denied|${disagreement}`,
);

// Changes each clause of firestore.rules in turn, and checks whether a test of tests/rules notices.
runCommand(async (command) => {
  const { only = '' } = readArguments({ only: { type: 'string' } });
  const rules = read('firestore.rules');
  const mutants = listMutants(rules).filter(({ name }) =>
    only.split(',').some((part) => name.includes(part)),
  );
  if (!mutants[0]) throw new Failure(`firestore.rules has no ${only}.`);
  const { stop } = await startSuite({ projectId: projects.bench, only: ['firestore'] });
  command.onExit(stop);
  const project = { address: `${host}:${ports.firestore}`, projectId: 'demo-mutants' };
  const findKiller = await startVitest(project);
  const explained = Object.values(explanations).flat();
  const problems: string[] = [];
  const unchanged = { name: '', rules, collections: mutants.flatMap((one) => one.collections) };
  await withProgress('mutants', async (task) => {
    for (const [done, { name, rules, collections }] of [unchanged, ...mutants].entries()) {
      task.update({ done, total: mutants.length, unit: 'mutants' });
      const about = files.filter((path) => collections.some((one) => read(path).includes(one)));
      const isValid = await loadRules(shortenRules(rules, about.map(read).join()), project);
      let killer = isValid ? undefined : 'the compiler';
      // Tests that are named like something in the line likely notice.
      const likely = name ? [name.match(/\w{4,}/g)] : [];
      for (const words of [...likely, null]) killer ??= await findKiller(about, words);
      if (!name && killer) throw new Failure(`Red without a change: ${killer}.`);
      if (!name || explained.includes(name) !== Boolean(killer)) continue;
      problems.push(
        `${killer ? 'Explained, but a' : 'Not explained, and no'} test notices: ${name}`,
      );
    }
  });
  for (const problem of problems) console.error(problem);
  console.log(`${mutants.length} changes, ${problems.length} problems.`);
  return problems.length > 0 ? 1 : 0;
});

/** Leaves out what the tests do not ask, as the emulator takes longer to compile than most tests take. */
function shortenRules(rules: string, tests: string): string {
  let shorter = rules.replace(/^ {4}match \/(\w+)\/[\s\S]*?^ {4}}\n/gm, (block, name) =>
    tests.includes(name) ? block : '',
  );
  for (let before = ''; before !== shorter; ) {
    before = shorter;
    shorter = before.replace(/^ {4}function (\w+)[\s\S]*?^ {4}}\n/gm, (text, name) =>
      before.split(`${name}(`).length === 2 ? '' : text,
    );
  }
  return shorter.replace(/^ *(\/\/.*\n)?/gm, '');
}

/**
 * Returns a function that runs tests up to the first that fails because of the rules, and names it.
 * It takes files, and the words of which a test's name has one; null runs all tests of the files.
 */
async function startVitest({ address, projectId }: { address: string; projectId: string }) {
  let ran: TestCase[] = [];
  const vitest = await createVitest(
    'test',
    {
      ...{ config: false, include: ['tests/rules/*.test.ts'], watch: false, bail: 1 },
      ...{ isolate: false, maxWorkers: 1, pool: 'threads', testTimeout: 60_000 },
      env: {
        FIRESTORE_EMULATOR_HOST: address,
        [rulesProjectVariable]: projectId,
        [sampleSizeVariable]: 'full',
      },
      reporters: [{ onTestCaseResult: (test) => void ran.push(test) }],
    },
    { define },
  );
  return async (paths: string[], words: string[] | null): Promise<string | undefined> => {
    ran = [];
    vitest.setGlobalTestNamePattern(new RegExp(words?.join('|') ?? '', 'i'));
    const project = vitest.getRootProject();
    const specifications = paths.map((path) => project.createSpecification(path));
    const { unhandledErrors } = await vitest.runTestSpecifications(specifications);
    const test = ran.find((one) => one.result().state === 'failed');
    const [error] = test?.result().errors ?? unhandledErrors.map((one) => one as Error);
    if (error && !differentDecision.test(`${Object(error).code} ${error.message}`)) {
      throw new Failure(`${test?.fullName} failed for another reason: ${error.message}`);
    }
    return test?.fullName;
  };
}
