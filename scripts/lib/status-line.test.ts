import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StatusLine } from './status-line.ts';

const erased = '\r\u001B[2K';

/** A status line with a fake clock and stream. */
function sample(stream: { isTTY?: boolean; columns?: number } = {}) {
  let written = '';
  let time = 0;
  let tick: (() => void) | null = null;
  let between = 0;
  const line = new StatusLine({
    stream: {
      ...stream,
      write(text) {
        written += text;
      },
    },
    now: () => time,
    every(milliseconds, callback) {
      tick = callback;
      between = milliseconds;
      return () => {
        tick = null;
      };
    },
  });
  const taken = () => {
    const text = written;
    written = '';
    return text;
  };
  return {
    line,
    ticks: () => tick !== null,
    /** Advances the clock, and returns what is written meanwhile. */
    pass(seconds: number) {
      for (const end = time + seconds * 1000; time < end; ) {
        time += between || 1000;
        tick?.();
      }
      return taken();
    },
    written: taken,
  };
}

beforeEach(() => void vi.stubEnv('TERM', 'xterm'));
afterEach(() => vi.unstubAllEnvs());

describe('without a terminal', () => {
  it('stays silent about a quick task', () => {
    const { line, pass } = sample();
    const task = line.start('lint');
    expect(pass(8)).toBe('');
    task.end();
    expect(pass(60)).toBe('');
  });

  it('stays silent about a quick task after a long pause', () => {
    const { line, pass } = sample();
    pass(60);
    const task = line.start('stopping');
    expect(pass(0.5)).toBe('');
    task.end();
  });

  it('is never silent for more than ten seconds', () => {
    const shown = sample();
    shown.line.start('lint');
    const written = Array.from({ length: 6 }, () => shown.pass(10));

    for (const text of written) expect(text).toMatch(/^( {2}lint \d+ s\n)+$/);
    expect(written.join('').split('\n').length).toBeLessThan(10);
  });

  it('waits again after another line', () => {
    const { line, pass } = sample();
    line.start('lint');
    pass(8);
    line.erase();
    expect(pass(8)).toBe('');
    expect(pass(2)).not.toBe('');
  });

  it('adds up the silence of several quick tasks', () => {
    const { line, pass } = sample();
    const first = line.start('build');
    pass(6);
    first.end();
    line.start('seed');
    expect(pass(4)).toBe('  seed 2 s\n');
  });

  it('shows all running tasks in one line', () => {
    const { line, pass } = sample();
    line.start('lint').end();
    line.start('types');
    line.start('unit').update({ done: 3, total: 9, unit: 'files', details: ['120 tests'] });
    expect(pass(10)).toMatch(/^ {2}types 8 s · unit 8 s: 3 of 9 files, 120 tests\n$/);
  });
});

describe('in a terminal', () => {
  it('rewrites its line a few times a second', () => {
    const { line, pass } = sample({ isTTY: true });
    const task = line.start('e2e');
    const first = pass(1);
    expect(first.split(erased).length - 1).toBeLessThanOrEqual(5);
    expect(first).not.toContain('\n');
    expect(first.endsWith(`${erased}  e2e 1 s`)).toBe(true);

    task.update({ done: 1, total: 4, unit: 'tests' });
    expect(pass(1).endsWith(`${erased}  e2e 2 s: 1 of 4 tests`)).toBe(true);
  });

  it('clears its line once for other output', () => {
    const { line, pass, written } = sample({ isTTY: true });
    line.start('e2e');
    pass(1);
    line.erase();
    line.erase();
    expect(written()).toBe(erased);
    expect(pass(1)).toContain('e2e 2 s');
  });

  it('disappears when nothing runs', () => {
    const shown = sample({ isTTY: true });
    const tasks = [shown.line.start('types'), shown.line.start('lint')];
    shown.pass(1);
    tasks[0]?.end();
    expect(shown.pass(1).endsWith('  lint 2 s')).toBe(true);
    tasks[1]?.end();
    expect(shown.written()).toBe(erased);
    expect(shown.ticks()).toBe(false);
  });

  it('never wraps', () => {
    const { line, pass } = sample({ isTTY: true, columns: 10 });
    line.start('a name that is long');
    expect(pass(1).split(erased)).toContain('  a name ');
  });

  it('assumes 80 columns for a terminal of unknown width', () => {
    const { line, pass } = sample({ isTTY: true, columns: 0 });
    line.start('a name that is long');
    expect(pass(1).split(erased)).toContain('  a name that is long 1 s');
  });

  it('writes plain lines where the terminal cannot rewrite', () => {
    vi.stubEnv('TERM', 'dumb');
    const { line, pass } = sample({ isTTY: true });
    line.start('lint');
    expect(pass(10)).toBe('  lint 8 s\n');
  });
});
