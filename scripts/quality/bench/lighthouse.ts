import { readFileSync } from 'node:fs';
import lighthouse, { type Result } from 'lighthouse';
import { withBrowser } from '#scripts/lib/browsers.ts';
import { Failure } from '#scripts/lib/failure.ts';
import { freePort } from '#scripts/lib/ports.ts';
import { host } from '#scripts/local/stack.ts';

/** How Lighthouse simulates a phone: by computing from a fast load, or by a slowed load. */
export const throttlings = ['simulate', 'devtools'] as const;
export type Throttling = (typeof throttlings)[number];

/** Lighthouse's measurement of one load. Times in milliseconds, scores from 0 to 100. */
export interface Load {
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
export const mostStolenMs = 20;
const mostTries = 3;

/**
 * Loads a page once as Lighthouse's phone, in a new browser.
 *
 * @returns the first load that the host of this machine did not disturb, or else the least disturbed of three
 * @throws Failure that says why Lighthouse could not measure
 */
export async function measureLoad(
  url: string,
  throttling: Throttling,
  categories: string[],
): Promise<Load> {
  return undisturbed(async () => {
    const before = stolenSoFar();
    const result = await run(url, throttling, categories);
    return { ...loadIn(result), stolenMs: stolenSoFar() - before };
  });
}

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
  const own = itemsOf(audits['network-requests']).filter(({ url }) =>
    `${url}`.startsWith(`${origin}/`),
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

/** The milliseconds for which the host of a virtual machine has withheld its processors; 0 elsewhere. */
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
