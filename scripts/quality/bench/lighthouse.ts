import { readFileSync } from 'node:fs';
import lighthouse, { type Result } from 'lighthouse';
import { withBrowser } from '#scripts/lib/browsers.ts';
import { Failure } from '#scripts/lib/failure.ts';
import { freePort } from '#scripts/lib/ports.ts';
import { host } from '#scripts/local/stack.ts';

/** How Lighthouse simulates a phone: by computing from a fast load, or by a slowed load. */
export const throttlings = ['simulate', 'devtools'] as const;
export type Throttling = (typeof throttlings)[number];

/** Lighthouse's measurement of one load. Times in milliseconds. */
export interface Load {
  /** Lighthouse's benchmark index of the machine at that time; higher is faster. */
  machine: number;
  /** Processor time that the host stole during the load, over all processors. */
  stolenMs: number;
  performance: number;
  fcp: number;
  lcp: number;
  speedIndex: number;
  tbt: number;
  cls: number;
  /** Observed time at which the page was hydrated; infinite without script. */
  hydrated: number;
  requests: RequestRecord[];
}

export interface RequestRecord {
  url: string;
  /** On the wire, with headers and compressed. */
  bytes: number;
  isScript: boolean;
  /** Observed milliseconds since the page was requested, even under simulated throttling. */
  startedAt: number;
}

/**
 * Loads a page once as Lighthouse's phone, in a new browser.
 *
 * @throws Failure that says why Lighthouse could not measure
 */
export async function measureLoad(url: string, throttling: Throttling): Promise<Load> {
  const samples: StealSample[] = [];
  const sample = () => void samples.push({ at: monotonicMs(), stolenMs: stolenSoFar() });
  sample();
  const timer = setInterval(sample, 20);
  try {
    return loadIn(await run(url, throttling, ['performance']), samples);
  } finally {
    clearInterval(timer);
  }
}

/** Lighthouse's other categories, each with a score of 0 to 100. */
const qualities = ['accessibility', 'best-practices', 'seo'] as const;
export type Qualities = Record<(typeof qualities)[number], number>;

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

function loadIn({ audits, categories, environment }: Result, samples: StealSample[]): Load {
  const [metrics] = itemsOf(audits.metrics);
  if (!metrics) throw new Failure('Lighthouse reported no metrics.');
  const hydrated = itemsOf(audits['user-timings']).find(({ name }) => name === 'hydrated');
  // The trace uses the system's monotonic clock, in microseconds.
  const originMs = Number(metrics.observedTimeOriginTs) / 1000;
  return {
    machine: environment.benchmarkIndex,
    stolenMs: stolenBetween(samples, originMs, Number(metrics.observedTraceEndTs) / 1000),
    performance: percent(categories.performance?.score),
    fcp: Number(metrics.firstContentfulPaint),
    lcp: Number(metrics.largestContentfulPaint),
    speedIndex: Number(metrics.speedIndex),
    tbt: Number(metrics.totalBlockingTime),
    cls: Number(metrics.cumulativeLayoutShift),
    hydrated: Number(hydrated?.startTime ?? Number.POSITIVE_INFINITY),
    requests: requestsIn(audits['network-requests'], originMs),
  };
}

type Item = Record<string, unknown>;
type Audit = Result['audits'][string] | undefined;

function itemsOf(audit: Audit): Item[] {
  const { details } = audit ?? {};
  return details && 'items' in details ? (details.items as Item[]) : [];
}

/** Lighthouse counts from the first request; all other times count from the page's time origin. */
function requestsIn(audit: Audit, originMs: number): RequestRecord[] {
  const { networkStartTimeTs } = audit?.details?.debugData ?? {};
  const firstRequestAt = Number(networkStartTimeTs) / 1000 - originMs;
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

/** With more stolen time than this, a load measures the host and not the page. */
export const mostStolenMs = 20;
const mostTries = 3;

/** Returns the first undisturbed load, or else the least disturbed of three. */
export async function undisturbed<One extends Pick<Load, 'stolenMs'>>(
  load: () => Promise<One>,
): Promise<One> {
  let best = await load();
  for (let tries = 1; tries < mostTries && best.stolenMs > mostStolenMs; tries++) {
    const next = await load();
    if (next.stolenMs < best.stolenMs) best = next;
  }
  return best;
}

/**
 * The processor time that the host of a virtual machine has withheld since the machine was started, over all
 * processors, which Linux calls steal. Times in milliseconds, on the system's monotonic clock.
 */
interface StealSample {
  at: number;
  stolenMs: number;
}

/** Returns the time stolen from the last sample before `from` to the first one after `to`. */
export function stolenBetween(samples: readonly StealSample[], from: number, to: number): number {
  const before = samples.findLast(({ at }) => at <= from) ?? samples[0];
  const after = samples.find(({ at }) => at >= to) ?? samples.at(-1);
  return before && after ? after.stolenMs - before.stolenMs : 0;
}

function monotonicMs(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}

function stolenSoFar(): number {
  try {
    return stolenIn(readFileSync('/proc/stat', 'utf8'));
  } catch {
    return 0; // the system does not report it
  }
}

/** Parses the stolen milliseconds from the content of /proc/stat, see proc_stat(5). */
export function stolenIn(stat: string): number {
  const [, , , , , , , , steal] = stat.split('\n', 1)[0]?.split(/\s+/) ?? [];
  const jiffyMs = 10;
  return Number(steal ?? 0) * jiffyMs;
}
