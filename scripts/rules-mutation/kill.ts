import type { Lane } from './lane.ts';
import type { LaneAnswer } from './lane-messages.ts';

/** A test that fails because the rules decide otherwise says so. */
const decidedOtherwise = /Expected request to fail, but it succeeded|^permission-denied/;

/**
 * The first test that notices the rules, or null when none does.
 *
 * @param likely names of the tests to try before all others
 * @throws Error when something fails that has nothing to do with what the rules decide
 */
export async function noticedBy(
  lane: Pick<Lane, 'run'>,
  rules: string,
  files: string[],
  likely: RegExp | null,
): Promise<string | null> {
  for (const names of likely ? [likely.source, null] : [null]) {
    const killer = killerIn(await lane.run({ rules, files, names }));
    if (killer) return killer;
  }
  return null;
}

function killerIn({ failed, broken }: LaneAnswer): string | null {
  if (broken.length > 0) throw new Error(`The tests of the rules broke: ${broken.join('\n')}`);
  if (failed && !decidedOtherwise.test(failed.reason)) {
    throw new Error(`${failed.name} failed by something else: ${failed.reason}`);
  }
  return failed?.name ?? null;
}
