import lighthouse, { type Result } from 'lighthouse';
import { withBrowser } from '#scripts/lib/browsers.ts';
import { Failure } from '#scripts/lib/failure.ts';
import { freePort } from '#scripts/lib/ports.ts';
import { host } from '#scripts/local/stack.ts';
import type { Measurement, RequestRecord, Throttling } from './measurement.ts';
import { type StolenWatch, watchStolen } from './stolen-time.ts';

/** Lighthouse's other categories, each with a score of 0 to 100. */
const qualities = ['accessibility', 'best-practices', 'seo'] as const;
export type Qualities = Record<(typeof qualities)[number], number>;

/**
 * Loads a page once as Lighthouse's phone, in a new browser.
 *
 * @throws Failure that says why Lighthouse could not measure
 */
export async function measure(url: string, throttling: Throttling): Promise<Measurement> {
  const stolen = watchStolen();
  try {
    return measurementIn(await run(url, throttling, ['performance']), stolen);
  } finally {
    stolen.stop();
  }
}

/** Returns Lighthouse's other scores of a page, with the failed audits of those below 100. */
export async function judge(url: string): Promise<{ scores: Qualities; failed: string[] }> {
  const { categories, audits } = await run(url, 'simulate', [...qualities]);
  const scores = Object.fromEntries(
    qualities.map((quality) => [quality, percent(categories[quality]?.score)]),
  ) as Qualities;
  const failed = qualities
    .flatMap((quality) => categories[quality]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return { scores, failed };
}

async function run(url: string, throttlingMethod: Throttling, onlyCategories: string[]) {
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

function measurementIn(
  { audits, categories, environment }: Result,
  stolen: StolenWatch,
): Measurement {
  const [metrics] = itemsOf(audits.metrics);
  if (!metrics) throw new Failure('Lighthouse reported no metrics.');
  const hydrated = itemsOf(audits['user-timings']).find(({ name }) => name === 'hydrated');
  return {
    machine: environment.benchmarkIndex,
    // The trace uses the system's monotonic clock, in microseconds.
    stolenMs: stolen.between(
      Number(metrics.observedTimeOriginTs) / 1000,
      Number(metrics.observedTraceEndTs) / 1000,
    ),
    performance: percent(categories.performance?.score),
    fcp: Number(metrics.firstContentfulPaint),
    lcp: Number(metrics.largestContentfulPaint),
    speedIndex: Number(metrics.speedIndex),
    tbt: Number(metrics.totalBlockingTime),
    cls: Number(metrics.cumulativeLayoutShift),
    loaded: Number(metrics.observedLoad),
    hydrated: hydrated && Number(hydrated.startTime),
    requests: requestsIn(audits['network-requests'], Number(metrics.observedTimeOriginTs)),
  };
}

type Item = Record<string, unknown>;
type Audit = Result['audits'][string] | undefined;

function itemsOf(audit: Audit): Item[] {
  const { details } = audit ?? {};
  return details && 'items' in details ? (details.items as Item[]) : [];
}

/** Lighthouse counts from the first request; all other times count from the page's time origin. */
function requestsIn(audit: Audit, timeOriginUs: number): RequestRecord[] {
  const { networkStartTimeTs } = audit?.details?.debugData ?? {};
  const firstRequestAt = (Number(networkStartTimeTs) - timeOriginUs) / 1000;
  return itemsOf(audit).map((item) => ({
    url: String(item.url),
    bytes: Number(item.transferSize),
    isScript: item.resourceType === 'Script',
    startedAt: firstRequestAt + Number(item.rendererStartTime),
  }));
}

function percent(score: number | null | undefined): number {
  return Math.round((score ?? 0) * 100);
}
