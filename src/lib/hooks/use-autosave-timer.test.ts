// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Autosave, useAutosaveTimer } from './use-autosave-timer.ts';

afterEach(() => void vi.useRealTimers());

test('saves five seconds after the last change, half a minute after the first, and sooner if hidden', () => {
  vi.useFakeTimers();
  const save = vi.fn();
  const { rerender, unmount } = renderHook((state) => useAutosaveTimer(state, save), {
    initialProps: { autosave: 'off' as Autosave },
  });
  const run = (autosave: Autosave) => rerender({ autosave });
  run('after a pause');
  vi.advanceTimersByTime(4_000);
  run('after a pause');
  vi.advanceTimersByTime(4_999);
  expect(save).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(save).toHaveBeenCalledTimes(1);

  run('off');
  for (let second = 0; second < 30; second += 3) {
    run('after a pause');
    expect(save).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(3_000);
  }
  expect(save).toHaveBeenCalledTimes(2);
  run('after a failure');
  window.dispatchEvent(new Event('online'));
  expect(save).toHaveBeenCalledTimes(3);
  run('after a pause');
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockRestore();
  expect(save).toHaveBeenCalledTimes(4);
  unmount();
  vi.advanceTimersByTime(60_000);
  expect(save).toHaveBeenCalledTimes(4);
});
