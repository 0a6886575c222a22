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
  [quoteConsent, ['calls', 'text messages', 'automated', 'lenders and lead buyers']],
  [leadBuyerConsent, ['this application', 'phone call', 'text message', 'email']],
])('says who may make contact and how, and that nobody has to agree', ({ text }, words) => {
  for (const part of [...words, 'not a condition', 'withdraw']) expect(text).toContain(part);
});
