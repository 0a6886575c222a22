import { printLine, withProgress } from '#scripts/lib/progress.ts';
import { measure } from './lighthouse-run.ts';
import { type Measurement, type Throttling, throttlings } from './measurement.ts';

/** Every load, by throttling and path. */
export type Loads = Record<Throttling, ReadonlyMap<string, readonly Measurement[]>>;

/**
 * Loads each page once a round, one after the other, so that whatever slows this machine down for
 * a while meets all of them. A load from which the host took processor time away is done again.
 */
export function measureRounds(
  siteUrl: string,
  paths: readonly string[],
  rounds: number,
): Promise<Loads> {
  const loads = { simulate: emptyLists(paths), devtools: emptyLists(paths) };
  const total = rounds * throttlings.length * paths.length;
  let done = 0;
  return withProgress('Lighthouse', async (task) => {
    for (let round = 1; round <= rounds; round++) {
      for (const throttling of throttlings) {
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

/** More than this was taken away: what was then measured is the host, not the page. */
export const mostStolenMs = 20;
const mostTries = 3;

/** The first load that was left undisturbed, or else the one of three that was disturbed least. */
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
 * The loads of one page.
 *
 * @throws RangeError when it was not measured
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

/** The loads as JSON can hold them. */
export function plain({ simulate, devtools }: Loads) {
  return { simulate: Object.fromEntries(simulate), devtools: Object.fromEntries(devtools) };
}

function emptyLists(paths: readonly string[]): Map<string, Measurement[]> {
  return new Map(paths.map((path) => [path, []]));
}
