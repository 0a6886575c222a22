import { percentile } from '../percentiles.ts';

/** The slowest measurement of a field, schema or parser. */
export interface Slowest {
  name: string;
  /** Median, in milliseconds. */
  ms: number;
  /** Name of the text. */
  text: string;
}

/** Number of tries per text, of which the median counts. */
export const tries = 5;

/** Returns the text with the longest median. */
export function slowestOf(name: string, times: Readonly<Record<string, number[]>>): Slowest {
  const medians = Object.entries(times).map(([text, all]) => ({
    name,
    text,
    ms: percentile(all, 50),
  }));
  const [first, ...others] = medians;
  if (!first) throw new Error(`There are no measurements of ${name}.`);
  return others.reduce((worst, one) => (one.ms > worst.ms ? one : worst), first);
}
