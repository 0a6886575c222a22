import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { figuresVariable, reportedFigures, reportFigure } from './figures.ts';

test('the figures of a run are listed in order of their promises', () => {
  const folder = mkdtempSync(join(tmpdir(), 'figures-'));
  const file = join(folder, 'figures.jsonl');
  vi.stubEnv(figuresVariable, file);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  reportFigure('Journeys', '100, none lost');
  reportFigure('Callables', '64 calls');
  expect(reportedFigures(file)).toEqual([
    { promise: 'Callables', figure: '64 calls' },
    { promise: 'Journeys', figure: '100, none lost' },
  ]);
});
