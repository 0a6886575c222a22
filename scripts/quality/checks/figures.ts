import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { figuresVariable, reportedFigures } from '#tests/proof/figures.ts';

/** Collects the figures that tests report, to print them at the end. */
export function collectFigures() {
  const folder = mkdtempSync(join(tmpdir(), 'figures-'));
  const file = join(folder, 'figures.jsonl');
  writeFileSync(file, '');
  process.env[figuresVariable] = file;
  return {
    print() {
      const figures = reportedFigures(file);
      const width = Math.max(...figures.map(({ promise }) => promise.length));
      for (const { promise, figure } of figures) {
        console.log(`• ${promise.padEnd(width)}  ${figure}`);
      }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
