import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tellUsualTime } from './command.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'usual-time-'));
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('tells the time on two quiet cores, and from then on that of the last run', () => {
  vi.useFakeTimers();
  const file = join(folder, 'logs', 'times.json');
  const record = tellUsualTime('npm test', 7, file);
  expect(console.log).toHaveBeenLastCalledWith(
    'npm test takes about 7 minutes on two quiet cores.',
  );
  vi.advanceTimersByTime(12 * 60_000);
  record();

  tellUsualTime('npm test', 7, file);
  expect(console.log).toHaveBeenLastCalledWith('npm test took 12 minutes here last time.');
  tellUsualTime('npm run load', 1, file);
  expect(console.log).toHaveBeenLastCalledWith(
    'npm run load takes about a minute on two quiet cores.',
  );
});
