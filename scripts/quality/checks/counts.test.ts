import { expect, it } from 'vitest';
import { oneFailed, onePassed, summaryLine, total } from './counts.ts';

it('adds up', () => {
  const counts = total([onePassed, onePassed, oneFailed, { passed: 10, failed: 0, skipped: 2 }]);

  expect(counts).toEqual({ passed: 12, failed: 1, skipped: 2 });
  expect(summaryLine(counts)).toBe('12 passed, 1 failed');
});
