import { measure } from './lighthouse-run.ts';
import { type Measurement, type Throttling, throttlings } from './measurement.ts';

/** Every load, by throttling and path. */
export type Loads = Record<Throttling, ReadonlyMap<string, readonly Measurement[]>>;

/**
 * Loads each page once a round, one after the other, so that whatever slows this machine down for
 * a while meets all of them.
 */
export async function measureRounds(
  siteUrl: string,
  paths: readonly string[],
  rounds: number,
): Promise<Loads> {
  const loads = { simulate: emptyLists(paths), devtools: emptyLists(paths) };
  for (let round = 1; round <= rounds; round++) {
    for (const throttling of throttlings) {
      for (const [path, list] of loads[throttling]) {
        list.push(await measure(siteUrl + path, throttling));
      }
    }
    console.log(`Round ${round} of ${rounds} done.`);
  }
  return loads;
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

function emptyLists(paths: readonly string[]): Map<string, Measurement[]> {
  return new Map(paths.map((path) => [path, []]));
}
