import { expect, it } from 'vitest';
import { fingerprintsOf } from '#tests/fixtures/consent-wordings.ts';
import { leadBuyerConsent, leadBuyerWordings } from './lead-buyer-consent.ts';

/** A wording that visitors may have agreed to is never edited; a new one is added below the others. */
const published: Record<string, string> = {
  '2026-11-21': 'aff7f2441a61a896',
};

it('keeps every wording that was published as it was', () => {
  expect(fingerprintsOf(leadBuyerWordings)).toEqual(published);
});

it('shows the newest, in order of date', () => {
  const dates = leadBuyerWordings.map(({ since }) => since);
  expect(dates).toEqual([...dates].sort());
  expect(leadBuyerConsent).toBe(leadBuyerWordings.at(-1));
});

it.each(['this application', 'phone call', 'text message', 'email', 'not a condition', 'withdraw'])(
  'says %j',
  (words) => {
    expect(leadBuyerConsent.text).toContain(words);
  },
);
