import { expect, it } from 'vitest';
import { quoteConsent, quoteWordings } from './quote-consent.ts';

it('lists the wordings by date and shows the newest', () => {
  const dates = quoteWordings.map(({ since }) => since);
  expect(dates).toEqual([...dates].sort());
  expect(quoteConsent).toBe(quoteWordings.at(-1));
});

it.each([
  'calls',
  'text messages',
  'automated',
  'not a condition',
  'lenders and lead buyers',
  'withdraw',
])('mentions %j', (words) => {
  expect(quoteConsent.text).toContain(words);
});
