import { type Measurement, type Spread, spreadOf } from './measurement.ts';
import { type MeasuredSite, type Visit, visitOf } from './visit.ts';

/** Summary of a page under one throttling over all rounds. */
export interface PageSummary {
  performance: Spread;
  fcp: Spread;
  lcp: Spread;
  speedIndex: Spread;
  tbt: Spread;
  cls: Spread;
  hydrated: Spread | undefined;
  /** Median over the rounds of the ratio to the twin's load in the same round. */
  fcpRatio: number;
  lcpRatio: number;
  speedIndexRatio: number;
  visit: Visit;
}

/**
 * Summarizes the loads of a page.
 *
 * @param loads of the page, at least one
 * @param twins of its twin, in the same rounds
 * @param site its address, and the size of its files
 */
export function summaryOf(
  loads: readonly Measurement[],
  twins: readonly Measurement[],
  site: MeasuredSite,
): PageSummary {
  const spread = (key: 'performance' | 'fcp' | 'lcp' | 'speedIndex' | 'tbt' | 'cls') =>
    spreadOf(loads.map((load) => load[key]));
  const ratio = (key: 'fcp' | 'lcp' | 'speedIndex') =>
    spreadOf(loads.map((load, round) => load[key] / (twins[round]?.[key] ?? Number.NaN))).median;
  const hydrated = loads.flatMap((load) => load.hydrated ?? []);
  return {
    performance: spread('performance'),
    fcp: spread('fcp'),
    lcp: spread('lcp'),
    speedIndex: spread('speedIndex'),
    tbt: spread('tbt'),
    cls: spread('cls'),
    hydrated: hydrated.length === loads.length ? spreadOf(hydrated) : undefined,
    fcpRatio: ratio('fcp'),
    lcpRatio: ratio('lcp'),
    speedIndexRatio: ratio('speedIndex'),
    visit: visitOf(loads, site),
  };
}
