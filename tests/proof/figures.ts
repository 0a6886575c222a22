import { appendFileSync, readFileSync } from 'node:fs';

/** Names the file that collects the figures of a run. */
export const figuresVariable = 'PROOF_FIGURES';

/** What a test counted on its way, for the list that `npm test` prints and docs/proof.md keeps. */
export interface Figure {
  /** What is proved, in a few words: `Naughty strings`. */
  promise: string;
  /** With its unit: `485 strings in 31 fields, 15,035 values`. */
  figure: string;
}

/** Adds a figure to those of the run; told on the console when no run collects them. */
export function reportFigure(promise: string, figure: string): void {
  const file = process.env[figuresVariable];
  if (file) appendFileSync(file, `${JSON.stringify({ promise, figure } satisfies Figure)}\n`);
  else console.log(`${promise}: ${figure}`);
}

/** The figures that the tests reported to the file, in order of their promises. */
export function reportedFigures(file: string): Figure[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines
    .map((line): Figure => JSON.parse(line))
    .sort((a, b) => a.promise.localeCompare(b.promise, 'en'));
}
