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
import { type Lane, startLane } from './rules-mutation/lane.ts';
import { filesAbout, likeliestFirst, rulesFor } from './rules-mutation/likely-tests.ts';
import { type Mutant, mutantsOf } from './rules-mutation/mutants.ts';
import { figureOf, type MutationResult, problemsOf } from './rules-mutation/survivors.ts';

/** Number of mutants to try unless all or some are asked for, and the time after which no other is tried. */
const usual = { mutants: 500, minutes: 9 };
const lanes = ['1', '2'];
/** Number of tests that run before all others; a run costs as much as twenty of them. */
const likelyCount = 25;

// Changes each clause of firestore.rules in turn, and checks whether a test of tests/rules notices.
runCommand(async (command) => {
  const { only, full } = readArguments({ only: { type: 'string' }, full: { type: 'boolean' } });
  if (!only) {
    tellUsualTime(`npm run rules:mutate${full ? ' -- --full' : ''}`, full ? 20 : usual.minutes);
  }
  const until = full ? Number.POSITIVE_INFINITY : performance.now() + usual.minutes * 60_000;
  const rules = readFileSync(join(root, 'firestore.rules'), 'utf8');
  const wanted = spread(mutantsOf(rules), only);
  const mutants = only || full ? wanted : wanted.slice(0, usual.mutants);
  const emulator = await startSuite({ projectId: projects.bench, only: ['firestore'] });
  command.onExit(emulator.stop);
  const address = `${host}:${ports.firestore}`;
  const started = await withProgress('Vitest', () =>
    Promise.all(lanes.map((lane) => startLane({ address, projectId: `demo-mutants-${lane}` }))),
  );
  const tests = await withProgress('unchanged rules', () => greenTests(started, rules, mutants));
  const result: MutationResult = { killed: [], survived: [], invalid: [] };
  await withProgress('mutants', (task) =>
    inLanes(started, mutants, async (lane, mutant) => {
      if (performance.now() > until) return;
      result[await tryMutant(lane, mutant, tests)].push(mutant);
      const done = Object.values(result).flat().length;
      task.update({ done, total: mutants.length, unit: 'mutants' });
    }),
  );
  const untried = mutants.length - Object.values(result).flat().length;
  if (untried > 0) console.log(`Not tried after ${usual.minutes} minutes: ${untried} mutants.`);
  for (const { name } of result.invalid) console.log(`Does not compile: ${name}`);
  const problems = problemsOf(result, !only);
  for (const problem of problems) console.error(problem);
  reportFigure('Rules mutants', figureOf(result));
  return problems.length > 0 ? 1 : 0;
});

/**
 * Returns the mutants to try, in an order in which the first ones are spread evenly.
 *
 * @param only comma-separated parts of the names of paths and functions; all if not given
 */
function spread(mutants: Mutant[], only = ''): Mutant[] {
  const chosen = mutants.filter(({ scope }) =>
    only.split(',').some((name) => scope.includes(name)),
  );
  if (chosen.length === 0) throw new Failure(`firestore.rules has no ${only}.`);
  return [0, 2, 1].flatMap((rest) => chosen.filter((_, index) => index % 3 === rest));
}

/**
 * Returns all tests that could notice a mutant, after checking that they are green without a change, under
 * the rules of the collections that their file mentions.
 */
async function greenTests(all: Lane[], rules: string, mutants: Mutant[]): Promise<TestCase[]> {
  const files = filesAbout(mutants.flatMap(({ collections }) => collections));
  const groups = Map.groupBy(files, (file) => rulesFor([file], rules));
  const green: TestCase[] = [];
  await inLanes(all, [...groups], async (lane, [ownRules, group]) => {
    if (!(await lane.use(ownRules))) throw new Failure('firestore.rules does not compile.');
    const { killer, passed } = await lane.run(group);
    if (killer) throw new Failure(`A test of the rules is red without a change: ${killer}.`);
    green.push(...passed);
  });
  return green;
}

async function tryMutant(
  lane: Lane,
  mutant: Mutant,
  tests: readonly TestCase[],
): Promise<keyof MutationResult> {
  const files = filesAbout(mutant.collections);
  if (!(await lane.use(rulesFor(files, mutant.rules)))) return 'invalid';
  const about = tests.filter(({ module }) => files.includes(module.moduleId));
  const ordered = likeliestFirst(mutant, about);
  for (const some of [ordered.slice(0, likelyCount), ordered.slice(likelyCount)]) {
    const modules = [...new Set(some.map(({ module }) => module.moduleId))];
    const { killer } = await lane.run(
      modules,
      some.map(({ id }) => id),
    );
    if (killer) return 'killed';
  }
  return 'survived';
}

async function inLanes<Item>(
  all: readonly Lane[],
  items: readonly Item[],
  work: (lane: Lane, item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  await Promise.all(
    all.map(async (lane) => {
      for (const item of queue) await work(lane, item);
    }),
  );
}
