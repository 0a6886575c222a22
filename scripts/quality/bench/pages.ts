import lighthouse, { type Result } from 'lighthouse';
import { paths } from '#src/lib/addresses/paths.ts';
import { posts } from '../../content/posts/index.ts';
import { withBrowser } from '../../lib/browsers.ts';
import { Failure } from '../../lib/failure.ts';
import { freePort } from '../../lib/processes.ts';
import { host } from '../../local/stack.ts';
import { withBuiltSite } from './built-site.ts';
import { type BenchOptions, inRounds, type Measurement } from './harness.ts';

/** Pages on which visitors arrive. The limit of their scripts is in harness.ts. */
const pages: Record<string, string> = {
  home: paths.home,
  post: `${paths.blog}/${posts[0]?.slug}`,
  blog: paths.blog,
  rates: paths.rates,
  calculator: paths.calculator,
  quote: paths.quote,
};

type Load = Awaited<ReturnType<typeof measureLoad>>;
type Limits = Partial<Record<keyof Load, Pick<Measurement, 'most' | 'least' | 'mostRatio'>>>;

const always: Limits = {
  'TBT, ms': { most: 50 },
  CLS: { most: 0.01 },
  requests: { most: 11 },
  KB: { most: 180 },
  accessibility: { least: 100 },
  'best practices': { least: 100 },
  SEO: { least: 100 },
};

/** How Lighthouse makes a phone's load: simulated, computed from a fast load; or applied, a slowed load. */
const throttlings = {
  simulated: {
    method: 'simulate',
    limits: {
      ...always,
      'FCP, ms': { mostRatio: 1.05 },
      'LCP, ms': { mostRatio: 1.1 },
      performance: { least: 99 },
    } as Limits,
  },
  applied: {
    method: 'devtools',
    limits: {
      ...always,
      'FCP, ms': { mostRatio: 1.1 },
      'LCP, ms': { mostRatio: 1.2 },
      'hydrated, ms': { most: 2_800 },
      performance: { least: 97 },
    } as Limits,
  },
} as const;

/** Runs Lighthouse on the pages, each beside its baseline: the same page without scripts. */
export function benchPages({ rounds, only }: BenchOptions): Promise<Measurement[]> {
  const names = Object.keys(pages).filter((name) => only?.includes(name) ?? true);
  const cases = (['simulated', 'applied'] as const).flatMap((throttling) =>
    names.map((page) => ({ throttling, page })),
  );
  const options = {
    rounds,
    name: 'loads of pages',
    // Applied throttling takes three times as long and varies less.
    isRare: ({ throttling }: (typeof cases)[number]) => throttling === 'applied',
  };
  return withBuiltSite({ emulators: ['auth', 'firestore'] }, async ({ url, baselineUrl }) => {
    const measured = await inRounds(cases, options, async ({ throttling, page }) => {
      const path = pages[page] ?? '';
      const { method } = throttlings[throttling];
      return {
        load: await measureLoad(url + path, method),
        baseline: await measureLoad(baselineUrl + path, method),
      };
    });
    return measured.flatMap(([{ page, throttling }, pairs]) => {
      const measures = Object.keys(pairs[0]?.load ?? {}) as (keyof Load)[];
      return measures.map((measure) => ({
        name: `${page}, ${throttling}: ${measure}`,
        ours: pairs.map(({ load }) => load[measure]),
        control: pairs.map(({ baseline }) => baseline[measure]),
        ...throttlings[throttling].limits[measure],
      }));
    });
  });
}

/** Loads a page as Lighthouse's phone, in a new browser. */
async function measureLoad(url: string, throttlingMethod: 'simulate' | 'devtools') {
  const port = await freePort(host);
  const options = { port, throttlingMethod, logLevel: 'silent' } as const;
  const result = await withBrowser(
    () => lighthouse(url, { ...options, disableFullPageScreenshot: true }),
    [`--remote-debugging-port=${port}`],
  );
  if (!result) throw new Failure(`Lighthouse measured nothing at ${url}.`);
  const { audits, categories, environment, runtimeError } = result.lhr;
  if (runtimeError) throw new Failure(`Lighthouse failed at ${url}: ${runtimeError.message}`);
  const [metrics] = listItems(audits.metrics);
  if (!metrics) throw new Failure('Lighthouse reported no metrics.');
  const readScore = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const hydrated = listItems(audits['user-timings']).find(({ name }) => name === 'hydrated');
  // A script that was fetched is imported from the browser's cache, which requests nothing.
  const sent = listItems(audits['network-requests']).filter(
    (request) =>
      `${request.url}`.startsWith(new URL('/', url).href) && Number(request.transferSize) > 0,
  );
  const isAhead = ({ resourceType, priority }: Record<string, unknown>) =>
    resourceType === 'Fetch' && priority === 'Low';
  const own = sent.filter((request) => !isAhead(request));
  const countKb = (requests: typeof sent) =>
    requests.reduce((sum, { transferSize }) => sum + Number(transferSize), 0) / 1_000;
  return {
    performance: readScore('performance'),
    'FCP, ms': Number(metrics.firstContentfulPaint),
    'LCP, ms': Number(metrics.largestContentfulPaint),
    'TBT, ms': Number(metrics.totalBlockingTime),
    CLS: Number(metrics.cumulativeLayoutShift),
    /** Infinite without script. */
    'hydrated, ms': Number(hydrated?.startTime ?? Number.POSITIVE_INFINITY),
    /** To the site itself, with their KB of 1,000 bytes on the wire: compressed, with headers. */
    requests: own.length,
    KB: countKb(own),
    /** For the page's own next step, which is loaded after it. */
    'KB ahead': countKb(sent.filter(isAhead)),
    accessibility: readScore('accessibility'),
    'best practices': readScore('best-practices'),
    SEO: readScore('seo'),
    /** Higher on a faster machine. */
    'index of the machine': environment.benchmarkIndex,
  };
}

function listItems(audit: Result['audits'][string] | undefined): Record<string, unknown>[] {
  const { details } = audit ?? {};
  return details && 'items' in details ? (details.items as Record<string, unknown>[]) : [];
}
