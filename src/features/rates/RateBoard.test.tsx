import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rateFields, rateKinds } from '#src/model/rates/shown-rates.ts';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import { exampleRates as rates } from '#tests/fixtures/rates.ts';
import { renderAt } from '#tests/fixtures/render-at.tsx';
import { RateBoard } from './RateBoard.tsx';

const { getRates } = mockExports(await import('#src/data/site/rates.service.ts'));

const show = () => renderAt(<RateBoard formName="Ask" Drawing={() => null} />);

const texts = (role: 'term' | 'definition') =>
  screen.getAllByRole(role).map((element) => element.textContent);

test('shows the loan names while the rates load', () => {
  getRates.mockReturnValue(new Promise(() => {}));
  show();

  expect(screen.getByText(/^Loading current rates\.\.\.$/)).toBeVisible();
  expect(texts('term')).toEqual(rateFields.map((field) => rateKinds[field].label));
});

test('shows the rates in the order of the loans with the update date', async () => {
  getRates.mockResolvedValue(rates);
  show();

  expect(await screen.findByText('Last updated: November 16, 2026')).toBeVisible();
  expect(texts('definition').filter((_, index) => index % 3 === 0)).toEqual(
    rateFields.map((field) => rates[field]),
  );
  const from = texts('definition').indexOf(rates.arm51);
  const ofAdjustable = texts('definition').slice(from, from + 3);
  expect(ofAdjustable).toEqual(['5.875%', 'first five years', '$592 a month per $100,000']);
});

test("shows each rate's APR and monthly payment, and neither for a text that is not a percentage", async () => {
  getRates.mockResolvedValue({ ...rates, arm51: 'on request', jumbo30: '' });
  show();

  await screen.findByText(/^Last updated/);
  const shown = texts('definition');
  expect(shown).toEqual(
    expect.arrayContaining([
      '6.375%',
      '6.420% APR',
      '$624 a month per $100,000',
      '5.625%',
      '5.698% APR',
      '$824 a month per $100,000',
      'on request',
      '–',
    ]),
  );
  expect(shown).toHaveLength(3 * rateFields.length - 4);
});

test.each([
  ['there are none', async () => undefined],
  ['they cannot be read', () => Promise.reject(new Error('away'))],
])('says that rates are not available when %s', async (_words, read) => {
  getRates.mockImplementation(read);
  show();

  expect(await screen.findByText('Rates not available.')).toBeVisible();
  // It gives nobody a rate, as the page says below.
  expect(screen.getByText(/or ask to be contacted with the form below\.$/)).toBeVisible();
  expect(screen.queryByText(/Last updated/)).not.toBeInTheDocument();
});
