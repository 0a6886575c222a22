import { disagreement } from '#tests/rules/rules-source.ts';
import type { Lane, LaneAnswer, NamedTest } from './lane.ts';

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
    const killer = killerIn(
      await lane.run({
        files: [...new Set(some.map(({ file }) => file))],
        tests: some.map(({ id }) => id),
      }),
    );
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
