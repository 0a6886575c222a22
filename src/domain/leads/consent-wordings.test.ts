import { expect, it } from 'vitest';
import {
  leadBuyerConsent,
  leadBuyerWordings,
  quoteConsent,
  quoteWordings,
} from './consent-wordings.ts';

it.each([
  ['quote', quoteWordings, quoteConsent],
  ['application', leadBuyerWordings, leadBuyerConsent],
])('lists the wordings of the %s by date and shows the newest', (_form, wordings, consent) => {
  const dates = wordings.map(({ since }) => since);
  expect(dates).toEqual([...dates].sort());
  expect(consent).toBe(wordings.at(-1));
});

it.each([
  'calls',
  'text messages',
  'automated',
  'not a condition',
  'lenders and lead buyers',
  'withdraw',
])('mentions %j in the quote', (words) => {
  expect(quoteConsent.text).toContain(words);
});

it.each(['this application', 'phone call', 'text message', 'email', 'not a condition', 'withdraw'])(
  'mentions %j in the application',
  (words) => {
    expect(leadBuyerConsent.text).toContain(words);
  },
);
