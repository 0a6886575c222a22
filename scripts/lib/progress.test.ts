import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeTask, eraseStatus, type Progress, withProgress } from './progress.ts';

const erased = '\r\u001B[2K';

describe('describeTask', () => {
  it('shows the elapsed time if nothing is counted', () => {
    expect(describeTask({ name: 'lint', startedAt: 1_000 }, 13_400)).toBe('lint 12 s');
    expect(describeTask({ name: 'lint', startedAt: 0 }, 305_900)).toBe('lint 5 min 5 s');
  });

  it('shows progress, thousands with a comma', () => {
    const progress = { done: 1_200, total: 10_000, unit: 'leads' };

    expect(describeTask({ name: 'load', startedAt: 1_000, progress }, 2_000)).toBe(
      'load 1 s: 1,200 of 10,000 leads',
    );
  });
});

describe('the status line', () => {
  let written: string;
  const { isTTY, columns } = process.stderr;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubEnv('TERM', 'xterm');
    written = '';
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
      written += text;
      return true;
    });
    terminal(false);
    eraseStatus();
  });

  afterEach(() => {
    terminal(isTTY, columns);
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  function terminal(isTTY: boolean, columns = 100) {
    Object.assign(process.stderr, { isTTY, columns });
  }

  /** Advances the clock, and returns what is written meanwhile. */
  function pass(seconds: number): string {
    written = '';
    vi.advanceTimersByTime(seconds * 1_000);
    return written;
  }

  /** Starts a task that runs until its `end`. */
  function start(name: string) {
    let update: (progress: Progress) => void = () => {};
    const { promise, resolve } = Promise.withResolvers<void>();
    const ended = withProgress(name, (task) => {
      update = task.update;
      return promise;
    });
    return {
      update: (progress: Progress) => update(progress),
      end: () => {
        resolve();
        return ended;
      },
    };
  }

  it('stays silent about a quick task, also after a long pause', async () => {
    const lint = start('lint');
    expect(pass(8)).toBe('');
    await lint.end();
    expect(pass(60)).toBe('');
    const stopping = start('stopping');
    expect(pass(0.5)).toBe('');
    await stopping.end();
  });

  it('is never silent for more than ten seconds', async () => {
    const lint = start('lint');
    const lines = Array.from({ length: 6 }, () => pass(10));
    for (const text of lines) expect(text).toMatch(/^( {2}lint \d+ s\n)+$/);
    expect(lines.join('').split('\n').length).toBeLessThan(10);
    await lint.end();
  });

  it('shows all running tasks in one line', async () => {
    const [types, unit] = [start('types'), start('unit')];
    unit.update({ done: 3, total: 9, unit: 'files' });
    expect(pass(10)).toMatch(/^ {2}types 8 s · unit 8 s: 3 of 9 files\n$/);
    await Promise.all([types.end(), unit.end()]);
  });

  it('is rewritten a few times a second in a terminal, and cleared once for other output', async () => {
    terminal(true);
    const task = start('e2e');
    const first = pass(1);
    expect(first.split(erased).length - 1).toBeLessThanOrEqual(5);
    expect(first).not.toContain('\n');
    expect(first.endsWith(`${erased}  e2e 1 s`)).toBe(true);
    task.update({ done: 1, total: 4, unit: 'tests' });
    expect(pass(1).endsWith(`${erased}  e2e 2 s: 1 of 4 tests`)).toBe(true);
    written = '';
    eraseStatus();
    eraseStatus();
    expect(written).toBe(erased);
    await task.end();
  });

  it('disappears from a terminal when nothing runs', async () => {
    terminal(true);
    const [types, lint] = [start('types'), start('lint')];
    pass(1);
    await types.end();
    expect(pass(1).endsWith('  lint 2 s')).toBe(true);
    written = '';
    await lint.end();
    expect(written).toBe(erased);
    expect(pass(60)).toBe('');
  });
});
