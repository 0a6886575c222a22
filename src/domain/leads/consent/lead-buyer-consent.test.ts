import { expect, it } from 'vitest';
import { fingerprintsOf } from '#tests/fixtures/consent-wordings.ts';
import { leadBuyerConsent, leadBuyerWordings } from './lead-buyer-consent.ts';

/** Published wordings are never edited. A new one is added below the others. */
const published: Record<string, string> = {
  '2026-11-21': 'aff7f2441a61a896',
};

it('keeps every published wording unchanged', () => {
  expect(fingerprintsOf(leadBuyerWordings)).toEqual(published);
});

it('lists the wordings by date and shows the newest', () => {
  const dates = leadBuyerWordings.map(({ since }) => since);
  expect(dates).toEqual([...dates].sort());
  expect(leadBuyerConsent).toBe(leadBuyerWordings.at(-1));
});

it.each(['this application', 'phone call', 'text message', 'email', 'not a condition', 'withdraw'])(
  'mentions %j',
  (words) => {
    expect(leadBuyerConsent.text).toContain(words);
  },
);
