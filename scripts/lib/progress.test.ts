import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Task, withProgress } from './progress.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Starts a task that runs until its `end`. */
function start(name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let task: Task | undefined;
  const ended = withProgress(name, (started) => {
    task = started;
    return promise;
  });
  return { update: task?.update, end: () => ended.finally(resolve(undefined) as undefined) };
}

it('says every ten seconds what runs and how much is done, and nothing about a quick task', async () => {
  const [types, unit] = [start('types'), start('unit')];
  vi.advanceTimersByTime(9_999);
  expect(console.error).not.toHaveBeenCalled();
  unit.update?.({ done: 3, total: 1_200, unit: 'files' });
  vi.advanceTimersByTime(1);
  expect(console.error).toHaveBeenLastCalledWith('  types 10 s · unit 10 s: 3 of 1,200 files');
  await types.end();
  vi.advanceTimersByTime(10_000);
  expect(console.error).toHaveBeenLastCalledWith('  unit 20 s: 3 of 1,200 files');
  await unit.end();
  vi.advanceTimersByTime(60_000);
  expect(console.error).toHaveBeenCalledTimes(2);
});
