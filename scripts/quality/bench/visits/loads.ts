import { withBrowser } from '#scripts/lib/browsers.ts';
import { withProgress } from '#scripts/lib/progress.ts';
import { adminArea, blogPostPath } from '#src/lib/paths.ts';
import { type Network, networks, visit } from './visitor.ts';

/** The most that a page's tasks may exceed 50 ms after first paint, in milliseconds. */
const limitMs = 50;
/** How many times slower than a quarter of the machine's speed. */
const slowdowns = [1, 2];

/** The blocking time of a page's load, in milliseconds: the shortest of the rounds. */
export interface Load {
  path: string;
  network: Network;
  slower: number;
  blocking: number;
}

/**
 * Loads public pages with both networks at a quarter and at an eighth of the machine's speed. Of the posts,
 * which are alike, it loads one.
 *
 * @param built the paths of all pages of the site
 */
export function measureLoads(
  url: string,
  built: readonly string[],
  rounds: number,
): Promise<Load[]> {
  const posts = built.filter((path) => path.startsWith(blogPostPath('')));
  const [post = ''] = posts.filter((path) => !path.includes('_'));
  const paths = built.filter(
    (path) => path === post || !(posts.includes(path) || path.startsWith(adminArea)),
  );
  const all = paths.flatMap((path) =>
    networks.flatMap((network) => slowdowns.map((slower) => ({ path, network, slower }))),
  );
  return withProgress('loads', async (task) => {
    const loads: Load[] = [];
    for (const conditions of all) {
      task.update({ done: loads.length, total: all.length, unit: 'pages' });
      loads.push({ ...conditions, blocking: await quickest(url, conditions, rounds) });
    }
    return loads;
  });
}

/** Other load can only add to the blocking time, so the shortest counts. */
async function quickest(
  url: string,
  { path, ...conditions }: Omit<Load, 'blocking'>,
  rounds: number,
): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds && best > limitMs; round++) {
    const { blockingAtFirst } = await withBrowser((browser) =>
      visit(browser, { url, hasScripts: true, ...conditions }, ({ open }) => open(path)),
    );
    best = Math.min(best, blockingAtFirst);
  }
  return best;
}

/** Returns the loads that block for too long, in words. */
export function blockingLoads(loads: readonly Load[]): string[] {
  return loads
    .filter(({ blocking }) => blocking > limitMs)
    .map(
      ({ path, network, slower, blocking }) =>
        `${path}, ${network}, at 1/${4 * slower} of the speed: blocks for ${blocking.toFixed(0)} ms, above ${limitMs}`,
    );
}
