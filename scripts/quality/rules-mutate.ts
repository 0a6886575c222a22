import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportFigure } from '#tests/proof/figures.ts';
import { readArguments } from '../lib/arguments.ts';
import { runCommand, tellUsualTime } from '../lib/command.ts';
import { Failure } from '../lib/failure.ts';
import { freePort } from '../lib/ports.ts';
import { Child } from '../lib/processes.ts';
import { printLine, type Task, withProgress } from '../lib/progress.ts';
import { root } from '../lib/root.ts';
import { findFirestoreEmulator } from '../local/firestore-emulator.ts';
import { host } from '../local/stack.ts';
import {
  killerIn,
  type Lane,
  type LaneAnswer,
  likelyCount,
  type NamedTest,
  noticedBy,
  startLane,
} from './rules-mutation/lane.ts';
import {
  filesAbout,
  likeliestFirst,
  rulesFor,
  rulesTestFiles,
} from './rules-mutation/likely-tests.ts';
import { type Mutant, mutantsOf } from './rules-mutation/mutants.ts';
import {
  explainedSurvivors,
  figureOf,
  type MutationResult,
  problemsOf,
  shareProblemsOf,
} from './rules-mutation/survivors.ts';

/** Number of mutants to try unless all or some are asked for, and the time after which no other is tried. */
const usual = { mutants: 500, minutes: 9 };
const lanes = ['1', '2'];

// Changes each clause of firestore.rules in turn, and checks whether a test of tests/rules notices.
runCommand(async (command) => {
  const { only, full, verbose } = readArguments({
    only: { type: 'string' },
    full: { type: 'boolean' },
    verbose: { type: 'boolean' },
  });
  if (!only) {
    tellUsualTime(`npm run rules:mutate${full ? ' -- --full' : ''}`, full ? 20 : usual.minutes);
  }
  const until = full ? Number.POSITIVE_INFINITY : performance.now() + usual.minutes * 60_000;
  const rules = readFileSync(join(root, 'firestore.rules'), 'utf8');
  const wanted = chosenMutants(mutantsOf(rules), only);
  const mutants = only || full ? wanted : wanted.slice(0, usual.mutants);
  const emulator = await withProgress('emulator', startLoneEmulator);
  command.onExit(emulator.stop);
  const result: MutationResult = { killed: [], survived: [], invalid: [] };
  const started = await withProgress('Vitest', () =>
    Promise.all(
      lanes.map((lane) =>
        startLane({ address: emulator.address, projectId: `demo-keystead-mutants-${lane}` }),
      ),
    ),
  );
  const tests = await withProgress('unchanged rules', () => greenTests(started, rules, mutants));
  // No test can notice those that are explained.
  const explained = new Set(explainedSurvivors.map(({ mutant }) => mutant));
  const isHopeless = ({ name }: Mutant) => !full && explained.has(name);
  await withProgress('mutants', (task) =>
    inLanes(started, mutants, async (lane, mutant) => {
      if (performance.now() > until) return;
      show(result, mutants.length, task);
      const killer = await killerOf(lane, mutant, tests, isHopeless(mutant));
      if (killer === undefined) result.invalid.push(mutant);
      else result[killer ? 'killed' : 'survived'].push(mutant);
      if (verbose) printLine(killer ? `✔ ${mutant.name}\n    ${killer}` : `✖ ${mutant.name}`);
    }),
  );
  const untried = mutants.length - Object.values(result).flat().length;
  if (untried > 0) console.log(`Not tried after ${usual.minutes} minutes: ${untried} mutants.`);
  for (const { name } of result.invalid) console.log(`Does not compile: ${name}`);
  const problems = [
    ...problemsOf(result, explainedSurvivors),
    ...(only ? [] : shareProblemsOf(result)),
  ];
  for (const problem of problems) console.error(problem);
  reportFigure('Rules mutants', figureOf(result));
  return problems.length > 0 ? 1 : 0;
});

/**
 * Returns the mutants to try, in an order in which the first ones are spread evenly.
 *
 * @param only comma-separated parts of the names of paths and functions; all if not given
 */
function chosenMutants(mutants: Mutant[], only: string | undefined): Mutant[] {
  const names = only?.split(',');
  const chosen = mutants.filter(
    ({ scope }) => !names || names.some((name) => scope.includes(name)),
  );
  if (chosen.length === 0) throw new Failure(`firestore.rules has no ${only}.`);
  // The multiples of the golden ratio are spread over the numbers from 0 to 1.
  const position = (index: number) => (index * 0.618_033_988_749_895) % 1;
  return chosen
    .map((mutant, index) => ({ mutant, at: position(index) }))
    .sort((a, b) => a.at - b.at)
    .map(({ mutant }) => mutant);
}

/**
 * Returns all tests that could notice a mutant, after checking that they are green without a change, under
 * the rules of the collections that their file mentions.
 *
 * @throws Failure if one is red
 */
async function greenTests(lanes: Lane[], rules: string, mutants: Mutant[]): Promise<NamedTest[]> {
  const collections = mutants.flatMap(({ collections }) => collections);
  const files = filesAbout(collections, rulesTestFiles());
  const answers: LaneAnswer[] = [];
  const groups = Map.groupBy(files, (file) => rulesFor([file], rules));
  await inLanes(lanes, [...groups], async (lane, [ownRules, group]) => {
    if (!(await lane.use(ownRules))) throw new Failure('firestore.rules does not compile.');
    answers.push(await lane.run(group.map(({ path }) => path)));
  });
  const red = answers.map(killerIn).find(Boolean);
  if (red) throw new Failure(`A test of the rules is red without a change: ${red}.`);
  return answers.flatMap(({ passed }) => passed);
}

/** Returns the name of the test that notices a mutant, null if none does, undefined if it does not compile. */
async function killerOf(
  lane: Lane,
  mutant: Mutant,
  tests: readonly NamedTest[],
  isHopeless: boolean,
): Promise<string | null | undefined> {
  const about = filesAbout(mutant.collections, rulesTestFiles());
  if (!(await lane.use(rulesFor(about, mutant.rules)))) return undefined;
  const ordered = likeliestFirst(
    mutant,
    tests.filter(({ file }) => about.some(({ path }) => path === file)),
  );
  return noticedBy(lane, isHopeless ? ordered.slice(0, likelyCount) : ordered);
}

function show({ killed, survived, invalid }: MutationResult, total: number, task: Task): void {
  const done = killed.length + survived.length + invalid.length;
  const details = survived.length > 0 ? [`${survived.length} survived`] : [];
  task.update({ done, total, unit: 'mutants', details });
}

async function inLanes<Item>(
  lanes: readonly Lane[],
  items: readonly Item[],
  work: (lane: Lane, item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  await Promise.all(
    lanes.map(async (lane) => {
      for (const item of queue) await work(lane, item);
    }),
  );
}

/**
 * Starts a Firestore emulator on a free port, independent of the local stack.
 *
 * @throws Failure if it is not installed yet, or ends while starting
 */
async function startLoneEmulator(): Promise<{ address: string; stop(): Promise<void> }> {
  const [{ javaBin, jar }, port] = await Promise.all([findFirestoreEmulator(), freePort(host)]);
  if (!jar) throw new Failure('The Firestore emulator is not here yet: npm start downloads it.');
  const child = new Child({
    name: 'firestore-emulator',
    command: join(javaBin, 'java'),
    args: ['-Duser.language=en', '-jar', jar, '--host', host, '--port', String(port)],
  });
  const ready = new Promise<'ready'>((resolve) =>
    child.onOutput((text) => text.includes('is now running') && resolve('ready')),
  );
  if ((await Promise.race([ready, child.exited])) !== 'ready') {
    throw new Failure('The Firestore emulator ended while starting.', { log: child.log });
  }
  return { address: `${host}:${port}`, stop: () => child.stop() };
}
