import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { embeddedDetails } from '#src/data/site/site-details.ts';
import { pickDetails } from '#src/model/site/pick-details.ts';
import { site } from '#src/site.ts';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import { wholeProfile } from '#tests/fixtures/profile.ts';
import { rates } from '#tests/fixtures/rates.ts';
import { place, renderAt } from '#tests/fixtures/render-at.tsx';
import { RatesPage } from './RatesPage.tsx';

const { getRates } = mockExports(await import('#src/data/site/rates.service.ts'));

beforeEach(() => {
  getRates.mockResolvedValue(undefined);
});

const show = (embedded = {}) => renderAt(<RatesPage />, '/', embedded);

test('says what the rates are not, and links to the form', async () => {
  show();

  expect(document.title).toBe(`Current Mortgage Rates | ${site.name}`);
  await screen.findByRole('heading', { name: 'What affects your rate' });
  for (const text of [
    'Rates vary with your credit score, the loan amount and other',
    'are examples',
    'not an offer',
    'APR',
  ]) {
    expect(document.body).toHaveTextContent(text);
  }
  expect(screen.getAllByText(/^The form doesn’t give you a rate/)).toHaveLength(2);
  const [last] = screen.getAllByRole('link', { name: 'Get a Personalized Rate Quote' }).reverse();
  expect(last).toHaveAttribute('href', '/quote');
});

test.each([
  ['under the slider', 0],
  ['at the end', 1],
])(
  'the link %s passes on the home of the loan that the visitor set, and nothing before',
  async (_place, index) => {
    getRates.mockResolvedValue(rates);
    show();
    const slider = await screen.findByRole<HTMLInputElement>('slider', { name: 'Loan amount' });
    const { value: first } = slider;
    const passOn = async () => {
      const links = screen.getAllByRole('link', { name: 'Get a Personalized Rate Quote' });
      await userEvent.click(links[index] as HTMLElement);
      return place.state;
    };
    expect(await passOn()).toBeNull();

    fireEvent.change(slider, { target: { value: '500000' } });
    expect(await passOn()).toEqual({ homePrice: '625,000', downPayment: '20%' });
    fireEvent.change(slider, { target: { value: first } });
    expect(await passOn()).toEqual({ homePrice: '400,000', downPayment: '20%' });
  },
);

test.each([
  [
    'who sets the examples and from what',
    embeddedDetails.as(pickDetails(wholeProfile)),
    'Ada Example sets them by hand',
    `${rates.lastUpdated}, from a weekly survey of example lenders.`,
  ],
  [
    'no source that the owner has not entered',
    {},
    `The founder of ${site.name} sets them by hand`,
    `${rates.lastUpdated}.`,
  ],
])('says %s', async (_words, embedded, who, source) => {
  getRates.mockResolvedValue(rates);
  show(embedded);

  expect(await screen.findByText(/^Last updated/)).toBeVisible();
  expect(document.body).toHaveTextContent(who);
  expect(document.body).toHaveTextContent(source);
});
