import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { figuresVariable, reportCounts, reportedFigures, reportFigure } from './figures.ts';

/** Returns the file that collects the figures while a test runs. */
function figuresFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'figures-'));
  const file = join(folder, 'figures.jsonl');
  vi.stubEnv(figuresVariable, file);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  return file;
}

test('lists the figures of a run by promise', () => {
  const file = figuresFile();
  reportFigure('Journeys', '100, none lost');
  reportFigure('Callables', '64 calls');
  expect(reportedFigures(file)).toEqual([
    { promise: 'Callables', figure: '64 calls' },
    { promise: 'Journeys', figure: '100, none lost' },
  ]);
});

test('adds up what several files count for one promise', () => {
  const file = figuresFile();
  reportCounts('Properties', { properties: 3, runs: 900 });
  reportFigure('Journeys', '100, none lost');
  reportCounts('Properties', { properties: 1, runs: 10_000 });
  expect(reportedFigures(file)).toEqual([
    { promise: 'Journeys', figure: '100, none lost' },
    { promise: 'Properties', figure: '4 properties, 10,900 runs' },
  ]);
});
