import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { paths } from '#src/lib/paths.ts';
import { posts } from '../../content/posts/index.ts';
import { withProgress } from '../../lib/progress.ts';
import { projects } from '../../local/stack.ts';
import { dist, twins, withBuiltSite } from './built-site.ts';
import { measureFirstTaps } from './first-tap.ts';
import {
  type BenchResult,
  inRounds,
  type Limit,
  ms,
  ratioTo,
  type Spread,
  spreadOf,
  table,
  times,
} from './harness.ts';
import {
  judge,
  type Load,
  measureLoad,
  mostStolenMs,
  type Qualities,
  type RequestRecord,
  type Throttling,
  throttlings,
  undisturbed,
} from './lighthouse.ts';
import { limitOf } from './page-scripts.ts';

/** Limits of every page, and of its ratios to its twin. */
const limits = {
  simulate: { fcpRatio: 1.05, lcpRatio: 1.1, performance: 99 },
  devtools: { fcpRatio: 1.1, lcpRatio: 1.2, performance: 97 },
  tbtMs: 50,
  cls: 0.01,
  hydratedMs: 2_800,
  firstTapMs: 200,
  requests: 11,
  visitKb: 180,
  quality: 100,
} as const;

interface MeasuredPage {
  name: string;
  path: string;
  /** The page's source, which has a limit in page-scripts.ts. */
  source: string;
}

const measuredPages: readonly MeasuredPage[] = [
  { name: 'home', path: paths.home, source: 'src/pages/HomePage.tsx' },
  { name: 'post', path: `${paths.blog}/${posts[0]?.slug}`, source: 'src/pages/BlogPostPage.tsx' },
  { name: 'blog', path: paths.blog, source: 'src/pages/BlogPage.tsx' },
  { name: 'rates', path: paths.rates, source: 'src/pages/RatesPage.tsx' },
  { name: 'calculator', path: paths.calculator, source: 'src/pages/CalculatorPage.tsx' },
  { name: 'quote', path: paths.quote, source: 'src/pages/QuotePage.tsx' },
];

const twinFolder = '/twin';

export interface PagesOptions {
  /** Number of loads of each page under each throttling. */
  rounds: number;
  /** Names of the pages to measure; all by default. */
  only?: readonly string[] | undefined;
}

/** Runs Lighthouse on the pages on which visitors arrive, each beside its twin without scripts. */
export function benchPages({ rounds, only }: PagesOptions): Promise<BenchResult> {
  const pages = measuredPages.filter(({ name }) => only?.includes(name) ?? true);
  const site = {
    projectId: projects.bench,
    emulators: ['auth', 'firestore'] as const,
    async extra() {
      const all = Object.entries(await twins()).map(([path, html]) => [twinFolder + path, html]);
      return Object.fromEntries(all);
    },
  };
  return withBuiltSite(site, async ({ url }) => {
    const loads = await loadAll(pages, url, rounds);
    const results = await withProgress('audits', async (task) => {
      const judged: PageResult[] = [];
      for (const page of pages) {
        task.update({ done: judged.length, total: pages.length, unit: 'pages' });
        judged.push({ ...resultOf(page, loads, url), ...(await judge(url + page.path)) });
      }
      return judged;
    });
    const taps = await measureFirstTaps(url, rounds, { answer: limits.firstTapMs });
    return {
      text: [describeMachine(loads), ...tablesOf(results), taps.text],
      limits: [...results.flatMap(limitsOf), ...taps.limits],
      data: { results, taps: taps.data, loads },
    };
  });
}

/** All loads of a page or a control under one throttling. */
interface Loads {
  throttling: Throttling;
  path: string;
  loads: Load[];
}

/**
 * Applied throttling takes three times as long and varies less, so every second round does without it.
 * Repeats a load during which the host stole processor time.
 */
async function loadAll(
  pages: readonly MeasuredPage[],
  url: string,
  rounds: number,
): Promise<Loads[]> {
  const addresses = pages.flatMap(({ path }) => [path, twinFolder + path]);
  const cases = throttlings.flatMap((throttling) =>
    addresses.map((path) => ({ throttling, path })),
  );
  const isDue = ({ throttling }: Pick<Loads, 'throttling'>, round: number) =>
    throttling === 'simulate' || round % 2 === 1;
  const measured = await inRounds(cases, { rounds, name: 'loads', isDue }, (one) =>
    undisturbed(() => measureLoad(url + one.path, one.throttling)),
  );
  return [...measured].map(([one, loads]) => ({ ...one, loads }));
}

/** A line about the machine's speed during the loads; other machines' results are not comparable. */
function describeMachine(all: readonly Loads[]): string {
  const loads = all.flatMap(({ loads }) => loads);
  const { median, min, max } = spreadOf(loads.map(({ machine }) => Math.round(machine)));
  const disturbed = loads.filter(({ stolenMs }) => stolenMs > mostStolenMs).length;
  return [
    `Lighthouse's benchmark index of the machine: ${median} (${min}–${max}).`,
    `Loads that its host disturbed in every try: ${disturbed} of ${loads.length}.`,
  ].join('\n');
}

interface PageResult {
  page: MeasuredPage;
  /** By throttling, compared with its twin. */
  summaries: Record<Throttling, Summary>;
  downloads: Downloads;
  scores: Qualities;
  failed: string[];
}

function resultOf(
  page: MeasuredPage,
  all: readonly Loads[],
  url: string,
): Omit<PageResult, 'scores' | 'failed'> {
  const loadsOf = (throttling: Throttling, path: string) =>
    all.find((one) => one.throttling === throttling && one.path === path)?.loads ?? [];
  const summary = (throttling: Throttling) =>
    summarize(loadsOf(throttling, page.path), loadsOf(throttling, twinFolder + page.path));
  return {
    page,
    summaries: { simulate: summary('simulate'), devtools: summary('devtools') },
    downloads: downloadsOf(loadsOf('simulate', page.path), url),
  };
}

const metrics = ['performance', 'fcp', 'lcp', 'speedIndex', 'tbt', 'cls', 'hydrated'] as const;
type Summary = Record<(typeof metrics)[number], Spread & { ratio: number }>;

/** Summarizes the loads of a page, and compares them with those of its twin in the same rounds. */
function summarize(loads: readonly Load[], twinLoads: readonly Load[]): Summary {
  const summaries = metrics.map((metric) => {
    const values = loads.map((load) => load[metric]);
    const controls = twinLoads.map((load) => load[metric]);
    return [metric, { ...spreadOf(values), ratio: ratioTo(controls, values) }];
  });
  return Object.fromEntries(summaries);
}

/** The downloads of a first visit to a page. Sizes in KB of 1,000 bytes. */
interface Downloads {
  requests: number;
  /** Compressed, with headers. */
  kb: number;
  /** The site's script, gzip, that was requested before the page was hydrated. */
  scriptKb: number;
  /** The site's script, gzip, that was requested later on demand, such as the database's. */
  onDemandKb: number;
  elsewhere: number;
}

/** Returns those of the load with the most requests, so that a page is not better than its worst load. */
function downloadsOf(loads: readonly Load[], siteUrl: string): Downloads {
  const [load] = loads.toSorted((a, b) => b.requests.length - a.requests.length);
  const { requests = [], hydrated = 0 } = load ?? {};
  const own = requests.filter(({ url }) => url.startsWith(`${siteUrl}/`));
  const scripts = own.filter(({ isScript }) => isScript);
  const gzipKb = (some: readonly RequestRecord[]) =>
    some
      .map(({ url }) => gzipSync(readFileSync(join(dist, new URL(url).pathname)), { level: 9 }))
      .reduce((sum, { length }) => sum + length, 0) / 1000;
  return {
    requests: own.length,
    kb: own.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
    scriptKb: gzipKb(scripts.filter(({ startedAt }) => startedAt <= hydrated)),
    onDemandKb: gzipKb(scripts.filter(({ startedAt }) => startedAt > hydrated)),
    elsewhere: requests.length - own.length,
  };
}

function limitsOf({ page, summaries, downloads, scores, failed }: PageResult): Limit[] {
  const ofLoads = throttlings.flatMap((throttling): Limit[] => {
    const { fcp, lcp, tbt, cls, performance } = summaries[throttling];
    const { fcpRatio, lcpRatio, performance: least } = limits[throttling];
    return [
      { what: `FCP beside its twin (${throttling})`, value: fcp.ratio, most: fcpRatio },
      { what: `LCP beside its twin (${throttling})`, value: lcp.ratio, most: lcpRatio },
      { what: `TBT (${throttling}), ms`, value: tbt.median, most: limits.tbtMs },
      { what: `CLS (${throttling})`, value: cls.max, most: limits.cls },
      { what: `performance (${throttling})`, value: performance.median, least },
    ];
  });
  const { median: hydrated } = summaries.devtools.hydrated;
  const { scriptKb, requests, kb } = downloads;
  const all: Limit[] = [
    ...ofLoads,
    { what: 'hydrated (devtools), ms', value: hydrated, most: limits.hydratedMs },
    { what: 'own script, KB', value: scriptKb, most: limitOf(page.source) / 1000 },
    { what: 'requests', value: requests, most: limits.requests },
    { what: 'first visit, KB', value: kb, most: limits.visitKb },
    ...Object.entries(scores).map(([what, value]) => ({ what, value, least: limits.quality })),
    ...failed.map((audit) => ({ what: `failures of the audit ${audit}`, value: 1, most: 0 })),
  ];
  return all.map((limit) => ({ ...limit, what: `${page.name}, ${limit.what}` }));
}

/** Returns the results as the tables of docs/performance.md. */
function tablesOf(results: readonly PageResult[]): string[] {
  const compared = (summary: Spread & { ratio: number }) =>
    `${ms(summary)} ${times(summary.ratio)}`;
  const loadTables = throttlings.map((throttling) =>
    table(
      `Lighthouse mobile, ${throttling === 'simulate' ? 'simulated' : 'applied'} throttling; medians (minimum–maximum), × the twin`,
      ['page', 'score', 'FCP', 'LCP', 'Speed Index', 'TBT', 'CLS', 'hydrated'],
      results.map(({ page, summaries }) => {
        const { performance, fcp, lcp, speedIndex, tbt, cls, hydrated } = summaries[throttling];
        const besideTwin = [fcp, lcp, speedIndex].map(compared);
        const others = [ms(tbt), cls.max.toFixed(3), ms(hydrated)];
        return [page.name, performance.median, ...besideTwin, ...others];
      }),
    ),
  );
  const visit = table(
    'First visit; KB of 1,000 bytes, own script in gzip',
    ['page', 'requests', 'KB', 'own script', 'on demand', 'to back ends'],
    results.map(({ page, downloads }) => {
      const { requests, elsewhere, ...kilobytes } = downloads;
      const cells = Object.values(kilobytes).map((kb) => kb.toFixed(1));
      return [page.name, requests, ...cells, elsewhere];
    }),
  );
  const qualities = table(
    'Lighthouse, apart from speed',
    ['page', 'accessibility', 'best practices', 'SEO'],
    results.map(({ page, scores }) => [page.name, ...Object.values(scores)]),
  );
  return [...loadTables, visit, qualities];
}
