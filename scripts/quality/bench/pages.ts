import { paths } from '#src/lib/paths.ts';
import { posts } from '../../content/posts/index.ts';
import { withBuiltSite } from './built-site.ts';
import { type BenchOptions, type Figure, inRounds, ratios } from './harness.ts';
import {
  type Load,
  measureLoad,
  mostStolenMs,
  type Throttling,
  throttlings,
} from './lighthouse.ts';

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

const indexColumn = 'index of the machine';
const qualities = ['accessibility', 'best-practices', 'seo'];

/** Runs Lighthouse on the pages, each beside its twin: the same page without scripts. */
export function benchPages({ rounds, only }: BenchOptions): Promise<Figure[]> {
  return withBuiltSite({ emulators: ['auth', 'firestore'] }, (site) =>
    measurePages(site, rounds, only),
  );
}

/** Returns how long the load of each page blocks the main thread, as Lighthouse's phone, and the machine's index. */
export async function measureBlocking(url: string): Promise<Figure[]> {
  const figures = await measurePages({ url }, 1);
  return figures.filter(({ column }) => ['TBT, ms', indexColumn].includes(column));
}

async function measurePages(
  { url, twinUrl }: { url: string; twinUrl?: string },
  rounds: number,
  only?: string[],
): Promise<Figure[]> {
  const names = Object.keys(pages).filter((name) => only?.includes(name) ?? true);
  const cases = throttlings.flatMap((throttling) => names.map((page) => ({ throttling, page })));
  const measured = await inRounds(
    cases,
    {
      rounds,
      name: 'loads of pages',
      // Applied throttling takes three times as long and varies less.
      isDue: ({ throttling }, round) => throttling === 'simulate' || round % 2 === 1,
    },
    async ({ throttling, page }) => {
      const path = pages[page] ?? '';
      const load = await measureLoad(url + path, throttling, ['performance', ...qualities]);
      if (!twinUrl) return { load };
      return { load, twin: await measureLoad(twinUrl + path, throttling, ['performance']) };
    },
  );
  return measured.flatMap(([{ page, throttling }, pairs]) =>
    figuresOf(
      page,
      throttling,
      pairs.map(({ load }) => load),
      pairs.flatMap(({ twin }) => twin ?? []),
    ),
  );
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
    { column: indexColumn, values: all(({ index }) => index) },
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
