import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { evenlySpread } from '#tests/proof/extent.ts';
import { Failure } from '../../lib/failure.ts';
import type { Task } from '../../lib/progress.ts';
import { withProgress } from '../../lib/progress.ts';
import { root } from '../../lib/root.ts';
import { killerIn, likelyCount, noticedBy } from './kill.ts';
import { Lane, type LaneAnswer, type NamedTest } from './lane.ts';
import { filesAbout, likeliestFirst, testFiles } from './likely-tests.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { collectionsOf, rulesOf } from './rules-file.ts';

export interface MutationOptions {
  /** Address of a Firestore emulator. */
  address: string;
  /** Comma-separated parts of the names of paths and functions to change; all if not given. */
  only?: string | undefined;
  /** Number of mutants to try, evenly spread; all if not given. */
  sample?: number | undefined;
  /** Names of mutants for which only the likely tests run, because no test can notice them. */
  onlyLikely?: ReadonlySet<string> | undefined;
  /** Number of parallel processes. */
  lanes?: number;
  /** Called for each mutant with the test that killed it. */
  onDecided?: (mutant: Mutant, killer: string | null) => void;
}

export interface MutationResult {
  killed: Mutant[];
  survived: Mutant[];
  /** Mutants that do not compile. */
  invalid: Mutant[];
}

/**
 * Changes each clause of firestore.rules in turn, and checks whether a test of tests/rules notices.
 *
 * @throws Failure if the tests are red without a change, or fail for another reason
 */
export async function mutateRules(options: MutationOptions): Promise<MutationResult> {
  const rules = readFileSync(join(root, 'firestore.rules'), 'utf8');
  const mutants = chosenOf(mutantsOf(rules), options);
  const lanes = Array.from(
    { length: options.lanes ?? 2 },
    (_, index) =>
      new Lane({ address: options.address, projectId: `demo-keystead-mutants-${index + 1}` }),
  );
  try {
    const tests = await withProgress('unchanged rules', () => greenTests(lanes, rules, mutants));
    return await withProgress('mutants', (task) => decideAll(lanes, mutants, tests, options, task));
  } finally {
    for (const lane of lanes) lane.stop();
  }
}

/** Returns the mutants that the options ask for. */
function chosenOf(mutants: Mutant[], { only, sample }: MutationOptions): Mutant[] {
  const names = only?.split(',');
  const chosen = mutants.filter(
    ({ scope }) => !names || names.some((name) => scope.includes(name)),
  );
  if (chosen.length === 0) throw new Failure(`firestore.rules has no ${only}.`);
  return sample && sample < chosen.length ? evenlySpread(chosen, sample) : chosen;
}

/**
 * Returns all tests that could notice a mutant, after checking that they are green without a change, under
 * the rules of the collections that their file mentions.
 */
async function greenTests(lanes: Lane[], rules: string, mutants: Mutant[]): Promise<NamedTest[]> {
  const files = filesAbout(
    mutants.flatMap(({ collections }) => collections),
    testFiles(),
  );
  const groups = Map.groupBy(files, (file) => rulesOf(collectionsOf([file], rules), rules));
  const answers: LaneAnswer[] = [];
  await inLanes(lanes, [...groups], async (lane, [ownRules, group]) => {
    if (!(await lane.use(ownRules))) throw new Failure('firestore.rules does not compile.');
    answers.push(await lane.run({ files: group, tests: null }));
  });
  const red = answers.map(killerIn).find(Boolean);
  if (red) throw new Failure(`A test of the rules is red without a change: ${red}.`);
  return answers.flatMap(({ passed }) => passed);
}

/** Works on all items, in each lane on one after the other. */
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

async function decideAll(
  lanes: Lane[],
  mutants: Mutant[],
  tests: NamedTest[],
  { onlyLikely, onDecided }: MutationOptions,
  task: Task,
): Promise<MutationResult> {
  const result: MutationResult = { killed: [], survived: [], invalid: [] };
  const files = testFiles();
  await inLanes(lanes, mutants, async (lane, mutant) => {
    task.update({
      done: result.killed.length + result.survived.length + result.invalid.length,
      total: mutants.length,
      unit: 'mutants',
      details: result.survived.length > 0 ? [`${result.survived.length} survived`] : [],
    });
    const about = filesAbout(mutant.collections, files);
    const ordered = likeliestFirst(
      mutant,
      tests.filter(({ file }) => about.includes(file)),
    );
    const tried = onlyLikely?.has(mutant.name) ? ordered.slice(0, likelyCount) : ordered;
    if (await lane.use(rulesOf(collectionsOf(about, mutant.rules), mutant.rules))) {
      const killer = await noticedBy(lane, tried);
      result[killer ? 'killed' : 'survived'].push(mutant);
      onDecided?.(mutant, killer);
    } else {
      result.invalid.push(mutant);
    }
  });
  return result;
}
