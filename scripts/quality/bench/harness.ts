import { withProgress } from '../../lib/progress.ts';

/** What `npm run bench -- PART` has measured. */
export interface BenchResult {
  text: string[];
  limits: Limit[];
  /** For the file that `--json` names. */
  data?: unknown;
}

/** A measured value, and the most or the least that it may be. */
export interface Limit {
  /** What was measured, with its unit. */
  what: string;
  /** Not a number if it could not be measured, which breaks the limit. */
  value: number;
  most?: number;
  least?: number;
}

/** Returns the limits that do not hold, in words. */
export function brokenLimits(limits: readonly Limit[]): string[] {
  return limits.flatMap(({ what, value, most, least }) => {
    const shown = Math.round(value * 1000) / 1000;
    if (most !== undefined && !(value <= most)) return [`✖ ${what}: ${shown}, above ${most}`];
    if (least !== undefined && !(value >= least)) return [`✖ ${what}: ${shown}, below ${least}`];
    return [];
  });
}

/**
 * Measures each case once per round, one after the other, so that a slow phase of this machine affects all
 * of them.
 *
 * @param options.name what is measured, for the status line, in the plural
 * @param options.isDue whether a case is measured in a round, from 1; all are by default
 * @returns the measurements of each case, by round
 */
export function inRounds<Case, Measured>(
  cases: readonly Case[],
  { rounds, name, isDue = () => true }: RoundsOptions<Case>,
  measure: (one: Case) => Promise<Measured>,
): Promise<Map<Case, Measured[]>> {
  const due = Array.from({ length: rounds }, (_, index) =>
    cases.filter((one) => isDue(one, index + 1)),
  );
  const total = due.flat().length;
  const measured = new Map<Case, Measured[]>(cases.map((one) => [one, []]));
  return withProgress(name, async (task) => {
    let done = 0;
    for (const [index, some] of due.entries()) {
      for (const one of some) {
        const details = [`round ${index + 1} of ${rounds}`];
        task.update({ done: done++, total, unit: 'measurements', details });
        measured.get(one)?.push(await measure(one));
      }
    }
    return measured;
  });
}

interface RoundsOptions<Case> {
  rounds: number;
  name: string;
  isDue?: (one: Case, round: number) => boolean;
}

/** Distribution of a value over several measurements. */
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
  const median = percentile(values, 50);
  return { median, min: Math.min(...values), max: Math.max(...values) };
}

/**
 * Returns the smallest value that `percent` percent of the values do not exceed (nearest rank).
 *
 * @param values in any order, at least one
 * @param percent above 0, at most 100
 * @throws RangeError if there is no value or the percentage is out of range
 * @example percentile([30, 10, 20, 40], 50) // 20
 */
export function percentile(values: readonly number[], percent: number): number {
  if (!(percent > 0 && percent <= 100)) throw new RangeError(`No percentile: ${percent}`);
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.ceil((percent / 100) * sorted.length) - 1];
  if (value === undefined) throw new RangeError('No percentile of nothing');
  return value;
}

/** Returns the median of the ratios to the control of the same round. */
export function ratioTo(controls: readonly number[], values: readonly number[]): number {
  return percentile(
    values.map((value, round) => value / (controls[round] ?? Number.NaN)),
    50,
  );
}

/** Returns a table in Markdown under its title, with aligned columns and numbers to the right. */
export function table(
  title: string,
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const shown = rows.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? cell.toLocaleString('en-US') : cell)),
  );
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...shown].map((row) => row[column]?.length ?? 0)),
  );
  const isNumber = (column: number) => rows.some((row) => typeof row[column] === 'number');
  const line = (cells: readonly string[]) => {
    const padded = cells.map((cell, column) =>
      isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
    );
    return `| ${padded.join(' | ')} |`;
  };
  const rule = line(head.map((_, column) => '-'.repeat(widths[column] ?? 0)));
  return [`${title}:`, '', line(head), rule, ...shown.map(line)].join('\n');
}

/** @example '441 ms (219–466)' */
export function ms({ median, min, max }: Spread): string {
  return `${median.toFixed(0)} ms (${min.toFixed(0)}–${max.toFixed(0)})`;
}

/** @example '0.97×' */
export function times(ratio: number): string {
  return `${ratio.toFixed(2)}×`;
}

export function kb(bytes: number): string {
  return (bytes / 1_000).toFixed(1);
}
