import { render, screen } from '@testing-library/react';
import { expect, it, test, vi } from 'vitest';
import { fillPhone, quoteConsent, quoteWordings } from '#src/domain/leads/consent-wordings.ts';
import type { ConsentRecord } from '#src/domain/leads/lead-documents.ts';
import { hashOfWording } from '#tests/fixtures/consent-wordings.ts';
import { ConsentPanel, outlineLoan } from './SentPanel.tsx';

it('returns the loan amount, its share of the price, and the payment at the rate', () => {
  const outline = outlineLoan({ homePrice: 400_000, downPayment: '20%' }, '6.375%');

  expect(outline).toMatchObject({ loan: 320_000, loanToValue: 80 });
  expect(outline?.payment).toBeCloseTo(1996.38, 2);
});

it.each([
  [{ homePrice: 100_000, downPayment: '$0' }, 100_000],
  [{ homePrice: 100_000, downPayment: '$99,999.50' }, 0.5],
  [{ homePrice: 100_000, downPayment: '3.5%' }, 96_500],
])('returns for %o a loan of %s', (answers, loan) => {
  expect(outlineLoan(answers, '6%')?.loan).toBeCloseTo(loan, 6);
});

it.each([
  { homePrice: 100_000, downPayment: '100%' },
  { homePrice: 100_000, downPayment: '$200,000' },
  { homePrice: 0, downPayment: '$0' },
  { homePrice: '100000', downPayment: '$0' },
  { homePrice: 100_000, downPayment: 'much' },
  { homePrice: 100_000 },
])('returns no loan for %o', (answers) => {
  expect(outlineLoan(answers, '6%')).toBeUndefined();
});

it.each([undefined, '', 'soon', '6.375% APR', '-6%', '1e3'])(
  'has no payment without a rate (%j)',
  (rate) => {
    expect(outlineLoan({ homePrice: 400_000, downPayment: '20%' }, rate)).toMatchObject({
      loan: 320_000,
      payment: undefined,
    });
  },
);

// Published on the same day, as when the site is renamed on it.
vi.mock('#src/domain/leads/consent-wordings.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('#src/domain/leads/consent-wordings.ts')>();
  const { quoteConsent } = original;
  const earlier = { ...quoteConsent, text: 'I agree, in the site’s previous name.' };
  return { ...original, quoteWordings: [earlier, quoteConsent] };
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

const lead = { phone: '(555) 123-4567' };
const shownText = fillPhone(quoteConsent.text, lead.phone);

const show = (changes: Partial<ConsentRecord> = {}) =>
  render(<ConsentPanel open={{ consent: { ...consent, ...changes }, lead }} />);

test('says when the fingerprint in the record is not that of the text that it shows', async () => {
  show({ wordingHash: hashOfWording('Another text.') });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `another text than the wording of ${quoteConsent.since}`,
  );
  expect(screen.getByText(shownText)).toBeVisible();
  expect(screen.queryByText('The text above has the same fingerprint.')).toBeNull();
});

test('shows the text with the number, and says beside the fingerprint when it is the same', async () => {
  show();
  expect(screen.getByText(shownText)).toBeVisible();
  expect(await screen.findByText('The text above has the same fingerprint.')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows the one of two wordings of a day whose fingerprint is in the record', async () => {
  const [{ text }] = quoteWordings;
  show({ wordingHash: hashOfWording(text) });
  expect(await screen.findByText('The text above has the same fingerprint.')).toBeInTheDocument();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('says that this version of the site does not have the wording', () => {
  show({ wording: '2026-11-20' });
  expect(screen.getByText(/The wording of 2026-11-20, which this version/)).toBeVisible();
});
