import { withProgress } from '../../lib/processes.ts';

export interface BenchOptions {
  full: boolean;
  rounds: number;
  only: string[] | undefined;
}

/** What a bench has measured of one thing, beside its control, and the limits of the medians. */
export interface Measurement {
  name: string;
  /** One for each round. Not a number, or none, if it could not be measured, which breaks the limit. */
  ours: readonly number[];
  control?: readonly number[] | undefined;
  most?: number | undefined;
  least?: number | undefined;
  /** The most that it may be of the control of the same round. */
  mostRatio?: number | undefined;
}

/** Whether the medians keep within their limits. */
export function isWithinLimits(figure: Measurement): boolean {
  const { ours, most, least, mostRatio } = figure;
  const value = percentile(ours, 50);
  return (
    (most === undefined || value <= most) &&
    (least === undefined || value >= least) &&
    (mostRatio === undefined || percentile(ratios(figure), 50) <= mostRatio)
  );
}

/** Returns a table in Markdown of medians, with ranges, and limits, with a mark where one does not hold. */
export function report(figures: readonly Measurement[]): string {
  const rows = figures.map((figure) => {
    const { name, ours, control = [], most, least, mostRatio } = figure;
    const limits = [
      most !== undefined && `≤ ${shown(most)}`,
      least !== undefined && `≥ ${shown(least)}`,
      mostRatio !== undefined && `≤ ${shown(mostRatio)}×`,
    ];
    return [
      name,
      median(ours),
      median(control),
      median(ratios(figure), '×'),
      limits.filter(Boolean).join(', '),
      isWithinLimits(figure) ? '' : '✖',
    ];
  });
  const head = ['', 'ours', 'control', 'ratio', 'limit', ''];
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function median(values: readonly number[], unit = ''): string {
  if (values.length === 0) return '';
  const middle = shown(percentile(values, 50)) + unit;
  const range = `${shown(Math.min(...values))}–${shown(Math.max(...values))}`;
  return values.length === 1 ? middle : `${middle} (${range})`;
}

/** Shows a number with three digits, or all of those before the point. */
function shown(value: number): string {
  const digits = Math.abs(value) < 10 ? 3 : 1;
  return value.toLocaleString('en-US', { maximumFractionDigits: value >= 1_000 ? 0 : digits });
}

/** Returns the ratios to the control of the same round. */
function ratios({ ours, control = [] }: Measurement): number[] {
  return control.map((value, round) => (ours[round] ?? Number.NaN) / value);
}

/** Measures each case once per round, a rare one in every second, so that a slow phase of the machine affects all. */
export function inRounds<Case, Measured>(
  cases: readonly Case[],
  options: { rounds: number; name: string; isRare?: (one: Case) => boolean },
  measure: (one: Case) => Promise<Measured>,
): Promise<[Case, Measured[]][]> {
  const { rounds, name, isRare = () => false } = options;
  const due = Array.from({ length: rounds }, (_, round) =>
    cases.filter((one) => round % 2 === 0 || !isRare(one)),
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

/** Returns the smallest value that `percent` percent of the values do not exceed (nearest rank); of none, NaN. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil((percent / 100) * sorted.length) - 1] ?? Number.NaN;
}

const contentLimit = 103_400;
const formLimit = 125_700;

const limitsByPage: Record<string, number> = {
  'src/pages/QuotePage.tsx': formLimit,
  // With toasts, and what brings early typing into a page that is drawn again.
  'src/pages/ContactPage.tsx': 128_100,
  'src/pages/PurchaseLeadsPage.tsx': formLimit,
  'src/pages/LoginPage.tsx': formLimit,
  'src/pages/AdminArea.tsx': formLimit,
  // With what reads and questions the numbers that people type, and the visit's example rate with its terms and age,
  // which would otherwise be another file.
  'src/pages/CalculatorPage.tsx': 112_600,
};

/** Returns the limit of the script in a page's first load, by the page's source, in bytes of gzip -9. */
export function findLimit(source: string): number {
  return limitsByPage[source] ?? contentLimit;
}
