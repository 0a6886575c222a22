import { percentile } from '../percentiles.ts';

/** The worst that was measured of one thing. */
export interface Slowest {
  name: string;
  /** Median, in milliseconds. */
  ms: number;
  /** The name of the text. */
  text: string;
}

/** How often each text is tried; the median counts. */
export const tries = 5;

/** The text with the longest median. */
export function slowestOf(name: string, times: Readonly<Record<string, number[]>>): Slowest {
  const medians = Object.entries(times).map(([text, all]) => ({
    name,
    text,
    ms: percentile(all, 50),
  }));
  const [first, ...others] = medians;
  if (!first) throw new Error(`Nothing was measured of ${name}.`);
  return others.reduce((worst, one) => (one.ms > worst.ms ? one : worst), first);
}
