import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestCase } from 'vitest/node';
import { reportFigure } from '#tests/proof/figures.ts';
import { readArguments } from '../lib/arguments.ts';
import { runCommand, tellUsualTime } from '../lib/command.ts';
import { Failure } from '../lib/failure.ts';
import { withProgress } from '../lib/progress.ts';
import { root } from '../lib/root.ts';
import { host, ports, projects } from '../local/stack.ts';
import { startSuite } from '../local/suite.ts';
import { listMutants, type Mutant } from './rules-mutation/mutants.ts';
import { findProblems, formatFigure, type MutationResult } from './rules-mutation/survivors.ts';
import { filesAbout, rulesFor, startWorker, type Worker } from './rules-mutation/worker.ts';

/** Number of mutants to try unless all or some are asked for, and the time after which no other is tried. */
const usual = { mutants: 500, minutes: 9 };
const workers = ['1', '2'];
/** Number of tests that run before all others; a run costs as much as twenty of them. */
const likelyCount = 25;

// Changes each clause of firestore.rules in turn, and checks whether a test of tests/rules notices.
runCommand(async (command) => {
  const { only = '', full } = readArguments({
    only: { type: 'string' },
    full: { type: 'boolean' },
  });
  if (!only) tellUsualTime('npm run rules:mutate', full ? 20 : usual.minutes);
  const until = full ? Number.POSITIVE_INFINITY : performance.now() + usual.minutes * 60_000;
  const rules = readFileSync(join(root, 'firestore.rules'), 'utf8');
  const wanted = listMutants(rules).filter(({ scope }) =>
    only.split(',').some((name) => scope.includes(name)),
  );
  if (wanted.length === 0) throw new Failure(`firestore.rules has no ${only}.`);
  // Each third one, so that the first ones are spread evenly.
  const spread = [0, 2, 1].flatMap((rest) => wanted.filter((_, index) => index % 3 === rest));
  const mutants = only || full ? spread : spread.slice(0, usual.mutants);
  const emulator = await startSuite({ projectId: projects.bench, only: ['firestore'] });
  command.onExit(emulator.stop);
  const address = `${host}:${ports.firestore}`;
  const started = await withProgress('Vitest', () =>
    Promise.all(
      workers.map((worker) => startWorker({ address, projectId: `demo-mutants-${worker}` })),
    ),
  );
  const tests: TestCase[] = [];
  const files = filesAbout(mutants.flatMap(({ collections }) => collections));
  await inWorkers('unchanged rules', started, files, async (worker, file) => {
    if (!(await worker.loadRules(rulesFor([file], rules))))
      throw new Failure('firestore.rules does not compile.');
    const { killer, passed } = await worker.run([file]);
    if (killer) throw new Failure(`A test of the rules is red without a change: ${killer}.`);
    tests.push(...passed);
  });
  const result: MutationResult = { killed: [], survived: [], invalid: [] };
  await inWorkers('mutants', started, mutants, async (worker, mutant) => {
    if (performance.now() > until) return;
    result[await tryMutant(worker, mutant, tests)].push(mutant);
  });
  const untried = mutants.length - Object.values(result).flat().length;
  if (untried > 0) console.log(`Not tried after ${usual.minutes} minutes: ${untried} mutants.`);
  for (const { name } of result.invalid) console.log(`Does not compile: ${name}`);
  const problems = findProblems(result, !only);
  for (const problem of problems) console.error(problem);
  reportFigure('Rules mutants', formatFigure(result));
  return problems.length > 0 ? 1 : 0;
});

async function tryMutant(
  worker: Worker,
  mutant: Mutant,
  tests: readonly TestCase[],
): Promise<keyof MutationResult> {
  const files = filesAbout(mutant.collections);
  if (!(await worker.loadRules(rulesFor(files, mutant.rules)))) return 'invalid';
  // Tests with words of the change in their names are likely to notice it. The order only saves time.
  const words = listWords(mutant.name);
  const score = ({ fullName }: TestCase) =>
    [...listWords(fullName)].filter((word) => words.has(word)).length;
  const ordered = tests
    .filter(({ module }) => files.includes(module.moduleId))
    .sort((one, other) => score(other) - score(one));
  for (const some of [ordered.slice(0, likelyCount), ordered.slice(likelyCount)]) {
    const modules = new Set(some.map(({ module }) => module.moduleId));
    const ids = some.map(({ id }) => id);
    if ((await worker.run([...modules], ids)).killer) return 'killed';
  }
  return 'survived';
}

/** Returns the words of code or of a sentence, also those within a name: `zipCode` has two. */
function listWords(text: string): Set<string> {
  return new Set((text.match(/[A-Z]?[a-z]{2,}/g) ?? []).map((word) => word.toLowerCase()));
}

function inWorkers<Item>(
  name: string,
  all: readonly Worker[],
  items: readonly Item[],
  work: (worker: Worker, item: Item) => Promise<void>,
): Promise<unknown> {
  const queue = items.entries();
  return withProgress(name, (task) =>
    Promise.all(
      all.map(async (worker) => {
        for (const [done, item] of queue) {
          task.update({ done, total: items.length, unit: name });
          await work(worker, item);
        }
      }),
    ),
  );
}
