import { afterEach, expect, it, vi } from 'vitest';
import { showMessage } from './progress-messages.ts';
import type { Progress } from './task.ts';

afterEach(() => vi.restoreAllMocks());

it('shows the progress of a child', () => {
  const update = vi.fn();
  const progress: Progress = { done: 1, total: 2, unit: 'pages' };

  showMessage({ progress }, 'build', { update });

  expect(update).toHaveBeenCalledExactlyOnceWith(progress);
});

it('names a failed test at once', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});

  showMessage({ failedTest: 'a.spec.ts › sends' }, 'e2e', { update: vi.fn() });

  expect(error).toHaveBeenCalledExactlyOnceWith('✖ e2e: a.spec.ts › sends');
});

it.each([[null], ['text'], [{ other: 1 }]])(
  'passes over %j, which somebody else sends',
  (message) => {
    const update = vi.fn();

    expect(() => showMessage(message, 'e2e', { update })).not.toThrow();
    expect(update).not.toHaveBeenCalled();
  },
);
