import { expect, it } from 'vitest';
import { site } from '#src/site.ts';
import {
  fillPhone,
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
  [
    quoteConsent,
    [
      `${site.name}, and up to ${site.companiesPerInquiry} mortgage lenders or brokers that it chooses`,
      ...['call and text me at {phone}', 'automated', 'recorded', 'email me'],
      'By checking this box and submitting the form, I sign',
      'don’t have to agree in order to buy property, goods or services or to get a loan',
      ...['withdraw', 'reply STOP', 'tell a caller', 'the link'],
    ],
  ],
  [
    leadBuyerConsent,
    [site.name, 'this application', 'phone call', 'text message', 'email', 'not a condition'],
  ],
])('says who may make contact and how, and that nobody has to agree', ({ text }, words) => {
  for (const part of [...words, 'withdraw']) expect(text).toContain(part);
});

it('shows the number as it was typed', () => {
  expect(fillPhone(quoteConsent.text, '$& 12')).toContain(' text me at $& 12 about ');
  expect(fillPhone(leadBuyerConsent.text, '$& 12')).toBe(leadBuyerConsent.text);
});
