import { limitOf } from '../size/limits.ts';
import type { FirstTap } from './first-tap.ts';
import type { Qualities } from './lighthouse-run.ts';
import type { MeasuredPage } from './measured-pages.ts';
import type { Throttling } from './measurement.ts';
import type { PageSummary } from './summary.ts';

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

/** All measurements of a page. */
export interface PageResult {
  page: MeasuredPage;
  /** Ratio to its twin. */
  summaries: Record<Throttling, PageSummary>;
  /** Ratio to the page that loads nothing; only for the home page. */
  besideBare: Record<Throttling, PageSummary> | undefined;
  scores: Qualities;
  /** Failed audits of these scores. */
  failed: string[];
}

/** Returns the broken limits of a page, in words; empty if all hold. */
export function brokenLimits({ page, summaries, scores, failed }: PageResult): string[] {
  const { simulate, devtools } = summaries;
  const most: [what: string, value: number, limit: number][] = [
    ...(['simulate', 'devtools'] as const).flatMap((throttling): typeof most => [
      [
        `FCP beside its twin (${throttling})`,
        summaries[throttling].fcpRatio,
        limits[throttling].fcpRatio,
      ],
      [
        `LCP beside its twin (${throttling})`,
        summaries[throttling].lcpRatio,
        limits[throttling].lcpRatio,
      ],
      [`TBT (${throttling}), ms`, summaries[throttling].tbt.median, limits.tbtMs],
      [`CLS (${throttling})`, summaries[throttling].cls.max, limits.cls],
    ]),
    [
      'hydrated (devtools), ms',
      devtools.hydrated?.median ?? Number.POSITIVE_INFINITY,
      limits.hydratedMs,
    ],
    ['own script, KB', simulate.visit.scriptKb, limitOf(page.source) / 1000],
    ['requests', simulate.visit.requests, limits.requests],
    ['first visit, KB', simulate.visit.kb, limits.visitKb],
  ];
  const least: typeof most = [
    ...(['simulate', 'devtools'] as const).map((throttling): (typeof most)[number] => [
      `performance (${throttling})`,
      summaries[throttling].performance.median,
      limits[throttling].performance,
    ]),
    ...Object.entries(scores).map(([quality, score]): (typeof most)[number] => [
      quality,
      score,
      limits.quality,
    ]),
  ];
  return [
    ...most
      .filter(([, value, limit]) => value > limit)
      .map(([what, value, limit]) => `${page.name}: ${what} is ${shown(value)}, above ${limit}`),
    ...least
      .filter(([, value, limit]) => value < limit)
      .map(([what, value, limit]) => `${page.name}: ${what} is ${shown(value)}, below ${limit}`),
    ...failed.map((audit) => `${page.name}: fails the audit ${audit}`),
  ];
}

/** Returns the first taps that took too long, in words. */
export function slowTaps(taps: readonly FirstTap[]): string[] {
  return taps
    .filter(({ answerMs }) => answerMs.median > limits.firstTapMs)
    .map(
      ({ name, answerMs }) =>
        `first tap, ${name}: answered in ${shown(answerMs.median)} ms, above ${limits.firstTapMs}`,
    );
}

function shown(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
