/** How Lighthouse makes a phone of this machine: by computing from a fast load, or by a slow load. */
export const throttlings = ['simulate', 'devtools'] as const;
export type Throttling = (typeof throttlings)[number];

/** One load of a page, as Lighthouse saw it. Times in milliseconds. */
export interface Measurement {
  /** Lighthouse's benchmark index of the machine at that moment: more is faster. */
  machine: number;
  /** How long a host took this machine's processors away while the page loaded, all of them together. */
  stolenMs: number;
  /** 0 to 100 */
  performance: number;
  fcp: number;
  lcp: number;
  speedIndex: number;
  tbt: number;
  cls: number;
  /** The load event, as it really was. */
  loaded: number;
  /** When the page's own script answered for it, as it really was; undefined without script. */
  hydrated: number | undefined;
  requests: RequestRecord[];
}

export interface RequestRecord {
  url: string;
  /** On the wire, with headers and compressed. */
  bytes: number;
  isScript: boolean;
  /** Milliseconds since the page was asked for, as it really was, whatever is simulated. */
  startedAt: number;
}

/** The values of one number over several loads. */
export interface Spread {
  median: number;
  min: number;
  max: number;
}

/**
 * Median, least and greatest; the median of an even number of values is the lower one.
 *
 * @throws RangeError for no value
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
