import { expect, it } from 'vitest';
import { fingerprintsOf } from '#tests/fixtures/consent-wordings.ts';
import { quoteConsent, quoteWordings } from './quote-consent.ts';

/** A wording that visitors may have agreed to is never edited; a new one is added below the others. */
const published: Record<string, string> = {
  '2026-11-21': '43a54f1d315c8a00',
};

it('keeps every wording that was published as it was', () => {
  expect(fingerprintsOf(quoteWordings)).toEqual(published);
});

it('shows the newest, in order of date', () => {
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
])('says %j', (words) => {
  expect(quoteConsent.text).toContain(words);
});
