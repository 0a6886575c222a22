/** How Lighthouse simulates a phone: by computing from a fast load, or by a slowed load. */
export const throttlings = ['simulate', 'devtools'] as const;
export type Throttling = (typeof throttlings)[number];

/** Lighthouse's measurement of one load. Times in milliseconds. */
export interface Measurement {
  /** Lighthouse's benchmark index of the machine at that time; higher is faster. */
  machine: number;
  /** Processor time that the host stole during the load, over all processors. */
  stolenMs: number;
  /** 0 to 100 */
  performance: number;
  fcp: number;
  lcp: number;
  speedIndex: number;
  tbt: number;
  cls: number;
  /** The observed load event. */
  loaded: number;
  /** Observed time at which the page was hydrated; undefined without script. */
  hydrated: number | undefined;
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

/** Distribution of a value over several loads. */
export interface Spread {
  median: number;
  min: number;
  max: number;
}

/**
 * Returns median, minimum and maximum; the median of an even number of values is the lower one.
 *
 * @throws RangeError if there is no value
 */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const [min] = sorted;
  const median = sorted[Math.floor((sorted.length - 1) / 2)];
  const max = sorted.at(-1);
  if (min === undefined || median === undefined || max === undefined) {
    throw new RangeError('No spread of nothing');
  }
  return { median, min, max };
}
