import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { quoteConsent, quoteWordings } from '#src/domain/leads/consent-wordings.ts';
import type { ConsentRecord } from '#src/domain/leads/lead-documents.ts';
import { hashOfWording } from '#tests/fixtures/consent-wordings.ts';
import { ConsentPanel } from './SentPanel.tsx';

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

const show = (changes: Partial<ConsentRecord> = {}) =>
  render(<ConsentPanel open={{ consent: { ...consent, ...changes } }} />);

test('says when the fingerprint in the record is not that of the text that it shows', async () => {
  show({ wordingHash: hashOfWording('Another text.') });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `another text than the wording of ${quoteConsent.since}`,
  );
  expect(screen.getByText(quoteConsent.text)).toBeVisible();
  expect(screen.queryByText('The text above has the same fingerprint.')).toBeNull();
});

test('says beside the fingerprint when it is the same', async () => {
  show();
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
