import { existsSync, readFileSync } from 'node:fs';
import lighthouse, { type Result } from 'lighthouse';
import { paths } from '#src/lib/paths.ts';
import { posts } from '../../content/posts/index.ts';
import { withBrowser } from '../../lib/browsers.ts';
import { Failure } from '../../lib/failure.ts';
import { freePort } from '../../lib/ports.ts';
import { host } from '../../local/stack.ts';
import { withBuiltSite } from './built-site.ts';
import { type BenchOptions, type Figure, inRounds, ratios } from './harness.ts';

/** How Lighthouse simulates a phone: by computing from a fast load, or by a slowed load. */
const throttlings = ['simulate', 'devtools'] as const;
type Throttling = (typeof throttlings)[number];

/** Lighthouse's measurement of one load. Times in milliseconds, scores from 0 to 100. */
interface Load {
  /** Processor time that the host stole meanwhile, over all processors. */
  stolenMs: number;
  /** Lighthouse's benchmark index of the machine, higher on a faster one. */
  index: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Observed time at which the page was hydrated; infinite without script. */
  hydrated: number;
  scores: Record<string, number>;
  failed: string[];
  /** The requests to the site itself, with their KB of 1,000 bytes on the wire: compressed and with headers. */
  requests: number;
  kilobytes: number;
}

/** With more stolen time than this, a load measures the host and not the page. */
const mostStolenMs = 20;
const mostTries = 3;

const limits = {
  simulate: { fcpRatio: 1.05, lcpRatio: 1.1, performance: 99 },
  devtools: { fcpRatio: 1.1, lcpRatio: 1.2, performance: 97 },
  tbtMs: 50,
  cls: 0.01,
  hydratedMs: 2_800,
  requests: 11,
  visitKb: 180,
  quality: 100,
} as const;

/** Pages on which visitors arrive. The limit of their scripts is in page-scripts.ts. */
const pages: Record<string, string> = {
  home: paths.home,
  post: `${paths.blog}/${posts[0]?.slug}`,
  blog: paths.blog,
  rates: paths.rates,
  calculator: paths.calculator,
  quote: paths.quote,
};

const qualities = ['accessibility', 'best-practices', 'seo'];

/** Runs Lighthouse on the pages, each beside its twin: the same page without scripts. */
export function benchPages({ rounds, only }: BenchOptions): Promise<Figure[]> {
  const names = Object.keys(pages).filter((name) => only?.includes(name) ?? true);
  const cases = throttlings.flatMap((throttling) => names.map((page) => ({ throttling, page })));
  const options = {
    rounds,
    name: 'loads of pages',
    // Applied throttling takes three times as long and varies less.
    isDue: ({ throttling }: (typeof cases)[number], round: number) =>
      throttling === 'simulate' || round % 2 === 1,
  };
  return withBuiltSite({ emulators: ['auth', 'firestore'] }, async ({ url, twinUrl }) => {
    const measured = await inRounds(cases, options, async ({ throttling, page }) => {
      const path = pages[page] ?? '';
      return {
        load: await measureLoad(url + path, throttling, ['performance', ...qualities]),
        twin: await measureLoad(twinUrl + path, throttling, ['performance']),
      };
    });
    return measured.flatMap(([{ page, throttling }, pairs]) =>
      figuresOf(
        page,
        throttling,
        pairs.map(({ load }) => load),
        pairs.map(({ twin }) => twin),
      ),
    );
  });
}

function figuresOf(page: string, throttling: Throttling, loads: Load[], twins: Load[]): Figure[] {
  const row = `${page}, ${throttling === 'simulate' ? 'simulated' : 'applied'}`;
  const { fcpRatio, lcpRatio, performance } = limits[throttling];
  const all = (of: (load: Load) => number) => loads.map(of);
  const besideTwin = (of: (load: Load) => number) => ratios(loads.map(of), twins.map(of));
  // A page is not better than its worst load.
  const worst = (of: (load: Load) => number) => [Math.max(...loads.map(of))];
  const hydratedMs = throttling === 'devtools' ? limits.hydratedMs : undefined;
  return [
    { column: 'score', values: all(({ scores }) => scores.performance ?? 0), least: performance },
    { column: 'FCP, ms', values: all(({ fcp }) => fcp) },
    { column: 'FCP, × twin', values: besideTwin(({ fcp }) => fcp), most: fcpRatio },
    { column: 'LCP, ms', values: all(({ lcp }) => lcp) },
    { column: 'LCP, × twin', values: besideTwin(({ lcp }) => lcp), most: lcpRatio },
    { column: 'TBT, ms', values: all(({ tbt }) => tbt), most: limits.tbtMs },
    { column: 'index of the machine', values: all(({ index }) => index) },
    { column: 'CLS', values: worst(({ cls }) => cls), most: limits.cls },
    { column: 'hydrated, ms', values: all(({ hydrated }) => hydrated), most: hydratedMs },
    { column: 'requests', values: worst(({ requests }) => requests), most: limits.requests },
    { column: 'KB', values: worst(({ kilobytes }) => kilobytes), most: limits.visitKb },
    ...qualities.map((column) => ({
      column,
      values: [Math.min(...loads.map(({ scores }) => scores[column] ?? 0))],
      least: limits.quality,
    })),
    ...[...new Set(loads.flatMap(({ failed }) => failed))].map((audit) => ({
      column: `failures of the audit ${audit}`,
      values: [1],
      most: 0,
    })),
    {
      column: 'disturbed loads',
      values: [loads.filter(({ stolenMs }) => stolenMs > mostStolenMs).length],
    },
  ].map((figure) => ({ row, ...figure }));
}

/**
 * Loads a page as Lighthouse's phone, in a new browser.
 *
 * @returns the first load that the host of this machine did not disturb, or else the least disturbed of three
 * @throws Failure that says why Lighthouse could not measure
 */
async function measureLoad(url: string, throttling: Throttling, categories: string[]) {
  const loads: Load[] = [];
  do {
    const before = stolenSoFar();
    const load = loadIn(await runLighthouse(url, throttling, categories));
    loads.push({ ...load, stolenMs: stolenSoFar() - before });
  } while (loads.length < mostTries && loads.every(({ stolenMs }) => stolenMs > mostStolenMs));
  return loads.reduce((best, load) => (load.stolenMs < best.stolenMs ? load : best));
}

async function runLighthouse(url: string, throttlingMethod: Throttling, onlyCategories: string[]) {
  const port = await freePort(host);
  const result = await withBrowser(
    () =>
      lighthouse(url, {
        port,
        throttlingMethod,
        onlyCategories,
        logLevel: 'silent',
        disableFullPageScreenshot: true,
      }),
    [`--remote-debugging-port=${port}`],
  );
  if (!result) throw new Failure(`Lighthouse measured nothing at ${url}.`);
  const { runtimeError } = result.lhr;
  if (runtimeError) throw new Failure(`Lighthouse failed at ${url}: ${runtimeError.message}`);
  return result.lhr;
}

function loadIn({
  audits,
  categories,
  environment,
  finalDisplayedUrl,
}: Result): Omit<Load, 'stolenMs'> {
  const [metrics] = itemsOf(audits.metrics);
  if (!metrics) throw new Failure('Lighthouse reported no metrics.');
  const hydrated = itemsOf(audits['user-timings']).find(({ name }) => name === 'hydrated');
  const { performance: _, ...others } = categories;
  const { origin } = new URL(finalDisplayedUrl ?? '');
  // A script that was fetched is imported from the browser's cache, which requests nothing.
  const own = itemsOf(audits['network-requests']).filter(
    ({ url, transferSize }) => `${url}`.startsWith(`${origin}/`) && Number(transferSize) > 0,
  );
  return {
    index: environment.benchmarkIndex,
    fcp: Number(metrics.firstContentfulPaint),
    lcp: Number(metrics.largestContentfulPaint),
    tbt: Number(metrics.totalBlockingTime),
    cls: Number(metrics.cumulativeLayoutShift),
    hydrated: Number(hydrated?.startTime ?? Number.POSITIVE_INFINITY),
    scores: Object.fromEntries(
      Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ),
    failed: Object.values(others)
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
    requests: own.length,
    kilobytes: own.reduce((sum, { transferSize }) => sum + Number(transferSize), 0) / 1_000,
  };
}

function itemsOf(audit: Result['audits'][string] | undefined): Record<string, unknown>[] {
  const { details } = audit ?? {};
  return details && 'items' in details ? (details.items as Record<string, unknown>[]) : [];
}

/** Returns the milliseconds for which a virtual machine's host has withheld its processors; 0 elsewhere. */
function stolenSoFar(): number {
  // The eighth number of the first line, in ticks of 10 ms: see proc_stat(5).
  const stat = existsSync('/proc/stat') ? readFileSync('/proc/stat', 'utf8') : '';
  return Number(/^cpu +(?:\d+ ){7}(\d+)/.exec(stat)?.[1] ?? 0) * 10;
}
