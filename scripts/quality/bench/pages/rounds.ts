import { printLine, withProgress } from '#scripts/lib/progress.ts';
import { measure } from './lighthouse-run.ts';
import { type Measurement, type Throttling, throttlings } from './measurement.ts';

/** All loads, by throttling and path. */
export type Loads = Record<Throttling, ReadonlyMap<string, readonly Measurement[]>>;

/**
 * Loads each page once per round, one after the other, so that a slow phase of this machine affects all of
 * them. Applied throttling takes three times as long and varies less, so every second round does without
 * it. Repeats a load during which the host stole processor time.
 */
export function measureRounds(
  siteUrl: string,
  paths: readonly string[],
  rounds: number,
): Promise<Loads> {
  const loads = { simulate: emptyLists(paths), devtools: emptyLists(paths) };
  const throttlingsOf = (round: number) =>
    round % 2 === 1 ? throttlings : (['simulate'] as const);
  const total = (rounds + Math.ceil(rounds / 2)) * paths.length;
  let done = 0;
  return withProgress('Lighthouse', async (task) => {
    for (let round = 1; round <= rounds; round++) {
      for (const throttling of throttlingsOf(round)) {
        for (const [path, list] of loads[throttling]) {
          const details = [`round ${round} of ${rounds}`];
          task.update({ done: done++, total, unit: 'loads', details });
          list.push(await undisturbed(() => measure(siteUrl + path, throttling)));
        }
      }
      printLine(`Round ${round} of ${rounds} done.`);
    }
    return loads;
  });
}

/** With more stolen time than this, a load measures the host and not the page. */
export const mostStolenMs = 20;
const mostTries = 3;

/** Returns the first undisturbed load, or else the least disturbed of three. */
export async function undisturbed<Load extends Pick<Measurement, 'stolenMs'>>(
  load: () => Promise<Load>,
): Promise<Load> {
  let best = await load();
  for (let tries = 1; tries < mostTries && best.stolenMs > mostStolenMs; tries++) {
    const next = await load();
    if (next.stolenMs < best.stolenMs) best = next;
  }
  return best;
}

/**
 * Returns the loads of a page.
 *
 * @throws RangeError if it was not measured
 */
export function loadsOf(
  loads: Loads,
  throttling: Throttling,
  path: string,
): readonly Measurement[] {
  const list = loads[throttling].get(path);
  if (!list) throw new RangeError(`Not measured: ${path}`);
  return list;
}

/** Returns the loads in a form for JSON. */
export function plain({ simulate, devtools }: Loads) {
  return { simulate: Object.fromEntries(simulate), devtools: Object.fromEntries(devtools) };
}

function emptyLists(paths: readonly string[]): Map<string, Measurement[]> {
  return new Map(paths.map((path) => [path, []]));
}
