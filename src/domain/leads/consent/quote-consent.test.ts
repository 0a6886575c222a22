import { expect, it } from 'vitest';
import { fingerprintsOf } from '#tests/fixtures/consent-wordings.ts';
import { quoteConsent, quoteWordings } from './quote-consent.ts';

/** Published wordings are never edited. A new one is added below the others. */
const published: Record<string, string> = {
  '2026-11-21': '43a54f1d315c8a00',
};

it('keeps every published wording unchanged', () => {
  expect(fingerprintsOf(quoteWordings)).toEqual(published);
});

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
