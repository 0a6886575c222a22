import { appendFileSync, readFileSync } from 'node:fs';

/** The variable that names the file with the figures of a run. */
export const figuresVariable = 'PROOF_FIGURES';

/** A number that a test counted, for the list that `npm test` prints and docs/proof.md explains. */
export interface Figure {
  /** What is proved, in a few words: `Naughty strings`. */
  guarantee: string;
  /** The number with its unit: `485 strings in 31 fields, 15,035 values`. */
  figure: string;
}

/** The part that one of several test files counted for a guarantee that they prove together. */
interface Share {
  guarantee: string;
  counts: Counts;
}

/** Numbers by what they count: `{ properties: 3, runs: 900 }`. */
export type Counts = Readonly<Record<string, number>>;

/** Adds a figure to those of the run. Prints it to the console when no run collects them. */
export function reportFigure(guarantee: string, figure: string): void {
  if (!noted({ guarantee, figure })) console.log(`${guarantee}: ${figure}`);
}

/**
 * Adds a test's counts to a guarantee that several tests prove together, in whatever process each of
 * them runs. The figure of the run is their sum. Does nothing when no run collects figures.
 *
 * @example reportCounts('Properties', { properties: 3, runs: 900 })
 */
export function reportCounts(guarantee: string, counts: Counts): void {
  noted({ guarantee, counts });
}

function noted(line: Figure | Share): boolean {
  const file = process.env[figuresVariable];
  if (file) appendFileSync(file, `${JSON.stringify(line)}\n`);
  return Boolean(file);
}

/** Returns the figures that the tests reported to the file, ordered by guarantee. */
export function reportedFigures(file: string): Figure[] {
  const figures: Figure[] = [];
  const sums = new Map<string, Counts>();
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const reported: Figure | Share = JSON.parse(line);
    if ('figure' in reported) figures.push(reported);
    else
      sums.set(reported.guarantee, addCounts(sums.get(reported.guarantee) ?? {}, reported.counts));
  }
  for (const [guarantee, counts] of sums) figures.push({ guarantee, figure: formatCounts(counts) });
  return figures.sort((a, b) => a.guarantee.localeCompare(b.guarantee, 'en'));
}

function addCounts(one: Counts, other: Counts): Counts {
  const sums = Object.entries(other).map(([unit, count]) => [unit, (one[unit] ?? 0) + count]);
  return { ...one, ...Object.fromEntries(sums) };
}

function formatCounts(counts: Counts): string {
  return Object.entries(counts)
    .map(([unit, count]) => `${count.toLocaleString('en-US')} ${unit}`)
    .join(', ');
}
