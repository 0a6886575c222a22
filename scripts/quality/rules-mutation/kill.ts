import { disagreement } from '#tests/rules/rules-source.ts';
import type { Lane, LaneAnswer, NamedTest } from './lane.ts';
import { patternOf } from './likely-tests.ts';

/** A test that fails because the rules decide otherwise says so. */
const decidedOtherwise = new RegExp(
  `Expected request to fail, but it succeeded|^permission-denied|${disagreement}`,
);

/**
 * The first test that notices the rules in force, or null when none does.
 *
 * @param files of the tests that can
 * @param likely tests to try before all others
 * @throws Error when something fails that has nothing to do with what the rules decide
 */
export async function noticedBy(
  lane: Pick<Lane, 'run'>,
  files: string[],
  likely: NamedTest[],
): Promise<string | null> {
  const first = {
    files: [...new Set(likely.map(({ file }) => file))],
    names: patternOf(likely.map(({ name }) => name)),
  };
  const all = { files, names: null };
  for (const job of likely.length > 0 ? [first, all] : [all]) {
    const killer = killerIn(await lane.run(job));
    if (killer) return killer;
  }
  return null;
}

/** The test that failed, because the rules decide otherwise. */
export function killerIn({ failed, broken }: LaneAnswer): string | null {
  if (broken.length > 0) throw new Error(`The tests of the rules broke: ${broken.join('\n')}`);
  if (failed && !decidedOtherwise.test(failed.reason)) {
    throw new Error(`${failed.name} failed by something else: ${failed.reason}`);
  }
  return failed?.name ?? null;
}
