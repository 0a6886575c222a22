import { withProgress } from '../../lib/progress.ts';

export interface BenchOptions {
  full: boolean;
  rounds: number;
  only: string[] | undefined;
}

/** What a bench has measured of one thing, and the most or the least that its median may be. */
export interface Figure {
  /** What was measured. Figures of the same columns form a table. */
  row: string;
  column: string;
  /** One for each round. Not a number, or none, if it could not be measured, which breaks the limit. */
  values: readonly number[];
  most?: number | undefined;
  least?: number | undefined;
}

/** Returns the limits that do not hold, in words. */
export function brokenLimits(figures: readonly Figure[]): string[] {
  return figures.flatMap(({ row, column, values, most, least }) => {
    const value = percentile(values, 50);
    const words = `✖ ${row}, ${column}: ${shown(value)}`;
    if (most !== undefined && !(value <= most)) return [`${words}, above ${shown(most)}`];
    if (least !== undefined && !(value >= least)) return [`${words}, below ${shown(least)}`];
    return [];
  });
}

/**
 * Returns tables in Markdown with a row for each thing that was measured, one table for those with the same
 * columns: medians (minimum–maximum) and their limits.
 */
export function report(figures: readonly Figure[]): string {
  const rows = [...Map.groupBy(figures, ({ row }) => row)];
  const tables = Map.groupBy(rows, ([, ofRow]) => ofRow.map(({ column }) => column).join('|'));
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [...tables]
    .map(([columns, ofTable]) => {
      const head = ['', ...columns.split('|')];
      const lines = ofTable.map(([row, ofRow]) => [row, ...ofRow.map(cell)]);
      const widths = head.map((_, column) =>
        Math.max(3, ...[head, ...lines].map((cells) => cells[column]?.length ?? 0)),
      );
      const padded = (cells: readonly string[]) =>
        line(cells.map((text, column) => text.padEnd(widths[column] ?? 0)));
      const rule = line(widths.map((width) => '-'.repeat(width)));
      return [padded(head), rule, ...lines.map(padded)].join('\n');
    })
    .join('\n\n');
}

function cell({ values, most, least }: Figure): string {
  if (values.length === 0) return '–';
  const range = `(${shown(Math.min(...values))}–${shown(Math.max(...values))})`;
  return [
    shown(percentile(values, 50)),
    ...(values.length > 1 ? [range] : []),
    ...(most === undefined ? [] : [`≤ ${shown(most)}`]),
    ...(least === undefined ? [] : [`≥ ${shown(least)}`]),
  ].join(' ');
}

/** Shows a number with three digits, or all of those before the point. */
function shown(value: number): string {
  const digits = Math.abs(value) < 10 ? 3 : 1;
  return value.toLocaleString('en-US', { maximumFractionDigits: value >= 1_000 ? 0 : digits });
}

/**
 * Measures each case once per round, one after the other, so that a slow phase of this machine affects all
 * of them.
 *
 * @param options.isDue whether a case is measured in a round, from 1; all are by default
 */
export function inRounds<Case, Measured>(
  cases: readonly Case[],
  {
    rounds = 1,
    name,
    isDue = () => true,
  }: { rounds?: number; name: string; isDue?: (one: Case, round: number) => boolean },
  measure: (one: Case) => Promise<Measured>,
): Promise<[Case, Measured[]][]> {
  const due = Array.from({ length: rounds }, (_, index) =>
    cases.filter((one) => isDue(one, index + 1)),
  ).flat();
  const measured = new Map<Case, Measured[]>(cases.map((one) => [one, []]));
  return withProgress(name, async (task) => {
    for (const [done, one] of due.entries()) {
      task.update({ done, total: due.length, unit: 'measurements' });
      measured.get(one)?.push(await measure(one));
    }
    return [...measured];
  });
}

/**
 * Returns the smallest value that `percent` percent of the values do not exceed (nearest rank).
 *
 * @param values in any order; of none, the percentile is not a number
 * @example percentile([30, 10, 20, 40], 50) // 20
 */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil((percent / 100) * sorted.length) - 1] ?? Number.NaN;
}

/** Returns the ratios to the control of the same round. */
export function ratios(values: readonly number[], controls: readonly number[]): number[] {
  return controls.map((control, round) => (values[round] ?? Number.NaN) / control);
}
