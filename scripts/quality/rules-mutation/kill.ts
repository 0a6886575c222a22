import { disagreement } from '#tests/rules/rules-source.ts';
import type { Lane, LaneAnswer, NamedTest } from './lane.ts';
import { patternOf } from './likely-tests.ts';

/** Matches the message of a test that fails because the rules decide differently. */
const decidedOtherwise = new RegExp(
  `expected 'allowed' to be 'permission-denied'|^permission-denied|${disagreement}`,
);

/**
 * Returns the name of the first test that notices the current rules, or null if none does.
 *
 * @param files of the tests that can notice them
 * @param likely tests to try before all others
 * @throws Error if something else fails
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

/** Returns the name of the test that failed because the rules decide differently. */
export function killerIn({ failed, broken }: LaneAnswer): string | null {
  if (broken.length > 0) throw new Error(`The rules' tests broke: ${broken.join('\n')}`);
  if (failed && !decidedOtherwise.test(failed.reason)) {
    throw new Error(`${failed.name} failed for another reason: ${failed.reason}`);
  }
  return failed?.name ?? null;
}
