import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { embeddedDetails, pickDetails } from '#src/domain/profile/site-details.ts';
import { EmbeddedData } from '#src/lib/use-hydrated.ts';
import { wholeProfile } from '#tests/fixtures/profile.ts';
import { RatesPage } from './RatesPage.tsx';

vi.mock('#src/domain/rates/rates.service.ts', () => ({ getRates: async () => undefined }));

function show(embedded = {}) {
  render(
    <EmbeddedData value={embedded}>
      <MemoryRouter>
        <RatesPage />
      </MemoryRouter>
    </EmbeddedData>,
  );
}

test('says what the rates are not, and links to the form', () => {
  show();

  expect(document.title).toBe('Current Mortgage Rates | Keystead');
  for (const text of [
    'Rates vary with your credit score, the loan amount and other',
    'are examples',
    'not an offer',
    'APR',
  ]) {
    expect(document.body).toHaveTextContent(text);
  }
  expect(screen.getByRole('link', { name: 'Get a Personalized Rate Quote' })).toHaveAttribute(
    'href',
    '/quote',
  );
});

test.each([
  [
    'who sets the examples and from what',
    embeddedDetails.as(pickDetails(wholeProfile)),
    'Ada Example sets them by hand, from a weekly survey of example lenders, for the loans',
  ],
  [
    'no source that the owner has not entered',
    {},
    'The founder of Keystead sets them by hand, for',
  ],
])('says %s', async (_words, embedded, text) => {
  show(embedded);

  expect(await screen.findByText('Rates not available.')).toBeVisible();
  expect(document.body).toHaveTextContent(text);
});
