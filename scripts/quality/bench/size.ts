import { buildInMemory } from '../../build/build.ts';
import { pagesOf, weighPage } from './size/first-load.ts';
import { limitOf } from './size/limits.ts';

/**
 * Prints the script in the first load of each page beside its limit, and the script that a page loads on
 * demand.
 *
 * @returns whether all limits hold
 */
export async function size(): Promise<boolean> {
  const site = await buildInMemory();
  const pages = pagesOf(site.manifest).map((page) => ({
    name: page.replace(/^src\/pages\/|\.tsx$/g, ''),
    limit: limitOf(page),
    ...weighPage(site, page),
  }));

  console.log('Script in the first load, in KB of gzip -9, and on demand:');
  for (const { name, firstLoad, limit, onDemand } of pages) {
    const later = [...onDemand.values()].reduce((sum, bytes) => sum + bytes, 0);
    const verdict = firstLoad > limit ? 'BROKEN' : '';
    console.log(
      `  ${name.padEnd(19)}${kilobytes(firstLoad)} of ${kilobytes(limit)}  +${kilobytes(later)}  ${verdict}`,
    );
  }
  console.log('On demand, by file:');
  const later = new Map(pages.flatMap(({ onDemand }) => [...onDemand]));
  for (const [address, bytes] of [...later].sort(([, one], [, other]) => other - one)) {
    console.log(`  ${kilobytes(bytes)}  ${address.replace('/assets/', '')}`);
  }
  const held = pages.every(({ firstLoad, limit }) => firstLoad <= limit);
  console.log(`Limits: ${held ? 'Held.' : 'BROKEN.'}`);
  return held;
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(6);
}
