import { appendFileSync, readFileSync } from 'node:fs';

/** The variable that names the file with the figures of a run. */
export const figuresVariable = 'PROOF_FIGURES';

/** A number that a test counted, for the list that `npm test` prints and docs/proof.md explains. */
export interface Figure {
  /** What is proved, in a few words: `Naughty strings`. */
  promise: string;
  /** The number with its unit: `485 strings in 31 fields, 15,035 values`. */
  figure: string;
}

/** The part that one of several test files counted for a promise that they prove together. */
interface Share {
  promise: string;
  counts: Counts;
}

/** Numbers by what they count: `{ properties: 3, runs: 900 }`. */
export type Counts = Readonly<Record<string, number>>;

/** Adds a figure to those of the run. Prints it to the console when no run collects them. */
export function reportFigure(promise: string, figure: string): void {
  if (!noted({ promise, figure })) console.log(`${promise}: ${figure}`);
}

/**
 * Adds a test's counts to a promise that several tests prove together, in whatever process each of
 * them runs. The figure of the run is their sum. Does nothing when no run collects figures.
 *
 * @example reportCounts('Properties', { properties: 3, runs: 900 })
 */
export function reportCounts(promise: string, counts: Counts): void {
  noted({ promise, counts });
}

function noted(line: Figure | Share): boolean {
  const file = process.env[figuresVariable];
  if (file) appendFileSync(file, `${JSON.stringify(line)}\n`);
  return Boolean(file);
}

/** Returns the figures that the tests reported to the file, ordered by promise. */
export function reportedFigures(file: string): Figure[] {
  const figures: Figure[] = [];
  const sums = new Map<string, Counts>();
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const reported: Figure | Share = JSON.parse(line);
    if ('figure' in reported) figures.push(reported);
    else sums.set(reported.promise, sumOf(sums.get(reported.promise) ?? {}, reported.counts));
  }
  for (const [promise, counts] of sums) figures.push({ promise, figure: textOf(counts) });
  return figures.sort((a, b) => a.promise.localeCompare(b.promise, 'en'));
}

function sumOf(one: Counts, other: Counts): Counts {
  const sums = Object.entries(other).map(([unit, count]) => [unit, (one[unit] ?? 0) + count]);
  return { ...one, ...Object.fromEntries(sums) };
}

function textOf(counts: Counts): string {
  return Object.entries(counts)
    .map(([unit, count]) => `${count.toLocaleString('en-US')} ${unit}`)
    .join(', ');
}
