import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { evenlySpread } from '#tests/proof/extent.ts';
import { Failure } from '../../lib/failure.ts';
import { withProgress } from '../../lib/progress.ts';
import { root } from '../../lib/root.ts';
import type { Task } from '../../lib/task.ts';
import { killerIn, noticedBy } from './kill.ts';
import { Lane, type LaneAnswer, type NamedTest } from './lane.ts';
import { filesAbout, likelyTests, testFiles } from './likely-tests.ts';
import { type Mutant, mutantsOf } from './mutants.ts';

export interface MutationOptions {
  /** Of a Firestore emulator. */
  address: string;
  /** Which mutants: those of the paths and functions whose name has this in it. */
  only?: string | undefined;
  /** How many of them, evenly spread. */
  sample?: number | undefined;
  /** How many run at the same time. */
  lanes?: number;
  /** Hears of each mutant as it is decided. */
  onDecided?: (mutant: Mutant, killer: string | null) => void;
}

export interface MutationResult {
  killed: Mutant[];
  survived: Mutant[];
  /** Those that do not compile. */
  invalid: Mutant[];
}

/**
 * Changes each clause of firestore.rules in turn, and looks whether a test of tests/rules notices.
 *
 * @throws Failure when the tests are red without any change, or fail by something else
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
    const tests = await withProgress('rules without any change', () =>
      greenTests(lanes, rules, mutants),
    );
    return await withProgress('mutants', (task) => decideAll(lanes, mutants, tests, options, task));
  } finally {
    for (const lane of lanes) lane.stop();
  }
}

/** The mutants that the options ask for. */
function chosenOf(mutants: Mutant[], { only, sample }: MutationOptions): Mutant[] {
  const names = only?.split(',');
  const chosen = mutants.filter(
    ({ scope }) => !names || names.some((name) => scope.includes(name)),
  );
  if (chosen.length === 0) throw new Failure(`firestore.rules has no ${only}.`);
  return sample && sample < chosen.length ? evenlySpread(chosen, sample) : chosen;
}

/** All tests that could notice one of the mutants; without any change they must be green. */
async function greenTests(lanes: Lane[], rules: string, mutants: Mutant[]): Promise<NamedTest[]> {
  const files = filesAbout(
    mutants.flatMap(({ collections }) => collections),
    testFiles(),
  );
  const answers = await Promise.all(
    lanes.flatMap((lane, index) => {
      const share = files.filter((_, at) => at % lanes.length === index);
      return share.length > 0 ? [answerFor(lane, rules, share)] : [];
    }),
  );
  const red = answers.map(killerIn).find(Boolean);
  if (red) throw new Failure(`Without any change a test of the rules is red: ${red}.`);
  return answers.flatMap(({ passed }) => passed);
}

async function answerFor(lane: Lane, rules: string, files: string[]): Promise<LaneAnswer> {
  if (!(await lane.use(rules))) throw new Failure('firestore.rules does not compile.');
  return lane.run({ files, names: null });
}

async function decideAll(
  lanes: Lane[],
  mutants: Mutant[],
  tests: NamedTest[],
  { onDecided }: MutationOptions,
  task: Task,
): Promise<MutationResult> {
  const result: MutationResult = { killed: [], survived: [], invalid: [] };
  const files = testFiles();
  const queue = mutants.values();
  const workOff = async (lane: Lane) => {
    for (const mutant of queue) {
      task.update({
        done: result.killed.length + result.survived.length + result.invalid.length,
        total: mutants.length,
        unit: 'mutants',
        details: result.survived.length > 0 ? [`${result.survived.length} survived`] : [],
      });
      const about = filesAbout(mutant.collections, files);
      const likely = likelyTests(
        mutant,
        tests.filter(({ file }) => about.includes(file)),
      );
      if (await lane.use(mutant.rules)) {
        const killer = await noticedBy(lane, about, likely);
        result[killer ? 'killed' : 'survived'].push(mutant);
        onDecided?.(mutant, killer);
      } else {
        result.invalid.push(mutant);
      }
    }
  };
  await Promise.all(lanes.map(workOff));
  return result;
}
