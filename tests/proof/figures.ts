import { appendFileSync, readFileSync } from 'node:fs';

/** The variable that names the file with the figures of a run. */
export const figuresVariable = 'PROOF_FIGURES';

/** What a test counted, with its unit, for the list that `npm test` prints and docs/proof.md explains. */
export interface ReportedFigure {
  guarantee: string;
  figure: string;
}

/** Numbers by what they count: `{ properties: 3, runs: 900 }`. */
export type Counts = Readonly<Record<string, number>>;

/** Adds a figure to those of the run. Prints it to the console when no run collects them. */
export function reportFigure(guarantee: string, figure: string): void {
  if (!noted({ guarantee, figure })) console.log(`${guarantee}: ${figure}`);
}

/** Adds a test's counts to a guarantee that several tests prove together; the figure of the run is their sum. */
export function reportCounts(guarantee: string, counts: Counts): void {
  noted({ guarantee, counts });
}

interface Line {
  guarantee: string;
  figure?: string;
  counts?: Counts;
}

function noted(line: Line): boolean {
  const file = process.env[figuresVariable];
  if (file) appendFileSync(file, `${JSON.stringify(line)}\n`);
  return Boolean(file);
}

/** Returns the figures that the tests reported to the file, ordered by guarantee. */
export function reportedFigures(file: string): ReportedFigure[] {
  const reported = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const lines = reported.map((line): Line => JSON.parse(line));
  const byGuarantee = Object.entries(Object.groupBy(lines, ({ guarantee }) => guarantee));
  return byGuarantee
    .map(([guarantee, all = []]) => ({
      guarantee,
      figure: all.find(({ figure }) => figure)?.figure ?? formatSums(all),
    }))
    .sort((a, b) => a.guarantee.localeCompare(b.guarantee, 'en'));
}

function formatSums(lines: readonly Line[]): string {
  const sums: Record<string, number> = {};
  for (const [unit, count] of lines.flatMap(({ counts = {} }) => Object.entries(counts))) {
    sums[unit] = (sums[unit] ?? 0) + count;
  }
  const texts = Object.entries(sums).map(([unit, sum]) => `${sum.toLocaleString('en-US')} ${unit}`);
  return texts.join(', ');
}
