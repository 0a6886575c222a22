import { expect, it } from 'vitest';
import { leadBuyerConsent, leadBuyerWordings } from './lead-buyer-consent.ts';

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
