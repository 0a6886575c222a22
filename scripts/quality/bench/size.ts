import { buildInMemory } from '../../build/build.ts';
import { type BenchResult, kb, table } from './harness.ts';
import { limitOf, pagesOf, weighPage } from './page-scripts.ts';

/** Measures the script in the first load of each page, and the script that a page loads on demand. */
export async function benchSize(): Promise<BenchResult> {
  const site = await buildInMemory();
  const pages = pagesOf(site.manifest).map((page) => ({
    name: page.replace(/^src\/pages\/|\.tsx$/g, ''),
    limit: limitOf(page),
    ...weighPage(site, page),
  }));
  const later = [...new Map(pages.flatMap(({ onDemand }) => [...onDemand]))];
  return {
    text: [
      table(
        'Script in the first load, and on demand, in KB of gzip -9',
        ['page', 'size', 'limit', 'on demand'],
        pages.map(({ name, firstLoad, limit, onDemand }) => [
          name,
          kb(firstLoad),
          kb(limit),
          kb([...onDemand.values()].reduce((sum, bytes) => sum + bytes, 0)),
        ]),
      ),
      table(
        'On demand, by file',
        ['file', 'KB'],
        later
          .sort(([, one], [, other]) => other - one)
          .map(([address, bytes]) => [address.replace('/assets/', ''), kb(bytes)]),
      ),
    ],
    limits: pages.map(({ name, firstLoad, limit }) => ({
      what: `${name}, KB`,
      value: firstLoad / 1000,
      most: limit / 1000,
    })),
  };
}
