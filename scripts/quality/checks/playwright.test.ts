import { expect, it } from 'vitest';
import { playwrightCounts } from './playwright.ts';

it('counts tests, and errors outside of tests', () => {
  const stats = { expected: 5, flaky: 1, unexpected: 2, skipped: 3 };

  expect(playwrightCounts(JSON.stringify({ stats, errors: [{}] }))).toEqual({
    passed: 6,
    failed: 3,
    skipped: 3,
  });
});
