import { expect, it } from 'vitest';
import { askedText, dueText } from './request-texts.ts';

const asked = '2026-11-20T15:00:00.000Z';

it.each([
  ['2026-11-20T15:00:00Z', 'Due by 12/4/2026, in 10 business days.'],
  ['2026-12-03T15:00:00Z', 'Due by 12/4/2026, in 1 business day.'],
  ['2026-12-04T23:00:00Z', 'Due by 12/4/2026: today is the last day.'],
  ['2026-12-05T15:00:00Z', 'Due by 12/4/2026: overdue.'],
])('on %s: %s', (now, text) => {
  expect(dueText(asked, new Date(now))).toBe(text);
});

it('says what was asked, and that a deletion is about one lead', () => {
  const kind = 'mortgageQuotes';
  expect(askedText({ kind, asks: 'withdraw' })).toBe('asked not to be contacted anymore');
  expect(askedText({ kind, asks: 'delete' })).toBe(
    'asked to have their pre-qualification request deleted',
  );
});
