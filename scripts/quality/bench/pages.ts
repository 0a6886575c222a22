import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { paths } from '#src/lib/paths.ts';
import { posts } from '../../content/posts/index.ts';
import { withProgress } from '../../lib/progress.ts';
import { buildLocalSite } from '../../local/built-site.ts';
import { seed } from '../../local/seed.ts';
import { projects } from '../../local/stack.ts';
import { startSuite } from '../../local/suite.ts';
import { barePath, controlsOf } from './pages/built-pages.ts';
import { measureFirstTaps } from './pages/first-tap.ts';
import { judge } from './pages/lighthouse-run.ts';
import { brokenLimits, type PageResult, slowTaps } from './pages/limits.ts';
import { type MeasuredPage, measuredPages } from './pages/measured-pages.ts';
import type { Throttling } from './pages/measurement.ts';
import { type Loads, loadsOf, measureRounds, plain } from './pages/rounds.ts';
import { summaryOf } from './pages/summary.ts';
import { machineLine, tables } from './pages/tables.ts';
import { twinFolder } from './pages/twin.ts';
import type { MeasuredSite } from './pages/visit.ts';
import { serveFolder } from './static-server.ts';

const projectId = projects.bench;
const dist = 'dist';

export interface PagesOptions {
  /** Number of loads of each page under each throttling. */
  rounds: number;
  /** Names of the pages to measure; all by default. */
  only?: readonly string[] | undefined;
  /** File for the results, as JSON. */
  json?: string | undefined;
}

/**
 * Runs Lighthouse on the pages on which visitors arrive, each beside its twin without scripts.
 *
 * @returns whether every limit holds
 */
export async function pages(options: PagesOptions): Promise<boolean> {
  const { only } = options;
  const [post] = posts;
  if (!post) throw new Error('The seed has no posts.');
  const measured = measuredPages(post.slug).filter(({ name }) => only?.includes(name) ?? true);
  const suite = await startSuite({ projectId, only: ['auth', 'firestore'] });
  try {
    await seed(projectId);
    await buildLocalSite(projectId);
    const server = await serveFolder(dist, await controlsOf(measured, dist));
    try {
      return await measureAndTell(measured, server.url, options);
    } finally {
      await server.close();
    }
  } finally {
    await suite.stop();
  }
}

async function measureAndTell(
  measured: readonly MeasuredPage[],
  url: string,
  { rounds, json }: PagesOptions,
): Promise<boolean> {
  const addresses = measured.flatMap(({ path }) => [path, twinFolder + path]);
  const loads = await measureRounds(url, [...addresses, barePath], rounds);
  const results = await resultsOf(measured, loads, { url, gzipBytes });
  const taps = await measureFirstTaps(url, rounds);
  console.log(machineLine(loads));
  console.log(tables(results, taps));
  const broken = [...results.flatMap(brokenLimits), ...slowTaps(taps)];
  for (const words of broken) console.log(words);
  console.log(broken.length === 0 ? 'Limits: held.' : 'Limits: BROKEN.');
  if (json) {
    const report = { results, taps, broken, loads: plain(loads) };
    await writeFile(json, JSON.stringify(report, null, 2));
  }
  return broken.length === 0;
}

function resultsOf(
  measured: readonly MeasuredPage[],
  loads: Loads,
  site: MeasuredSite,
): Promise<PageResult[]> {
  return withProgress('audits', async (task) => {
    const results: PageResult[] = [];
    for (const page of measured) {
      task.update({ done: results.length, total: measured.length, unit: 'pages' });
      results.push(await resultOf(page, loads, site));
    }
    return results;
  });
}

async function resultOf(page: MeasuredPage, loads: Loads, site: MeasuredSite): Promise<PageResult> {
  const summary = (throttling: Throttling, control: string) =>
    summaryOf(loadsOf(loads, throttling, page.path), loadsOf(loads, throttling, control), site);
  const beside = (control: string) => ({
    simulate: summary('simulate', control),
    devtools: summary('devtools', control),
  });
  return {
    page,
    summaries: beside(twinFolder + page.path),
    besideBare: page.path === paths.home ? beside(barePath) : undefined,
    ...(await judge(site.url + page.path)),
  };
}

function gzipBytes(pathname: string): number {
  return gzipSync(readFileSync(join(dist, pathname)), { level: 9 }).length;
}
