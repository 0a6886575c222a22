import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it, test } from 'vitest';
import {
  type ConsentWording,
  fillPhone,
  quoteConsent,
  quoteWordings,
} from '#src/model/lead-forms/consent-wordings.ts';
import type { ConsentRecord } from '#src/model/leads/lead-documents.ts';
import { hashOfWording } from '#tests/fixtures/consent-wordings.ts';
import { ConsentPanel, outlineLoan } from './SentPanel.tsx';

it.each<[answers: object, loan?: number]>([
  [{ homePrice: 100_000, downPayment: '$0' }, 100_000],
  [{ homePrice: 100_000, downPayment: '$99,999.50' }, 0.5],
  [{ homePrice: 100_000, downPayment: '3.5%' }, 96_500],
  [{ homePrice: 100_000, downPayment: '100%' }],
  [{ homePrice: 100_000, downPayment: '$200,000' }],
  [{ homePrice: 0, downPayment: '$0' }],
  [{ homePrice: '100000', downPayment: '$0' }],
  [{ homePrice: 100_000, downPayment: 'much' }],
  [{ homePrice: 100_000 }],
])('returns for %o a loan of %s', (answers, loan) => {
  expect(outlineLoan({ ...answers })).toEqual(
    loan && { loan, loanToValue: expect.closeTo(loan / 1_000, 6) },
  );
});

// Published on the same day, as when the site is renamed on it.
const earlier = { ...quoteConsent, text: 'I agree, in the site’s previous name.' };
const wordings = quoteWordings as unknown as ConsentWording[];
beforeAll(() => {
  wordings.unshift(earlier);
  return () => void wordings.shift();
});

const consent: ConsentRecord = {
  kind: 'mortgageQuotes',
  wording: quoteConsent.since,
  wordingHash: hashOfWording(quoteConsent.text),
  page: '/quote',
  language: 'en',
  globalPrivacyControl: false,
  givenAt: '2026-11-23T09:30:00.000Z',
};

const phone = '(555) 123-4567';
const shownText = fillPhone(quoteConsent.text, phone);

const show = (changes: Partial<ConsentRecord> = {}) =>
  render(<ConsentPanel consent={{ ...consent, ...changes }} phone={phone} />);

test('says when the fingerprint in the record is not that of the text that it shows', async () => {
  show({ wordingHash: hashOfWording('Another text.') });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `another text than the wording of ${quoteConsent.since}`,
  );
  expect(screen.getByText(shownText)).toBeVisible();
  expect(screen.queryByText('The text above has the same fingerprint.')).toBeNull();
});

test.each([quoteConsent.text, quoteWordings[0].text])(
  'shows the one of two wordings of a day whose fingerprint is in the record, with the number, and says so: %s',
  async (text) => {
    show({ wordingHash: hashOfWording(text) });
    expect(await screen.findByText('The text above has the same fingerprint.')).toBeInTheDocument();
    expect(screen.getByText(fillPhone(text, phone))).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('says that this version of the site does not have the wording', () => {
  show({ wording: '2026-11-20' });
  expect(screen.getByText(/The wording of 2026-11-20, which this version/)).toBeVisible();
});
