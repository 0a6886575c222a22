import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Loan } from '#src/model/loans/loan.ts';
import type { ShownRates } from '#src/model/rates/shown-rates.ts';
import { shownRates as rates } from '#tests/fixtures/rates.ts';
import { renderAt } from '#tests/fixtures/render-at.tsx';
import { LivePayment } from './LivePayment.tsx';

const Drawing = (loan: Loan) => `Drawn: ${loan.principal} at ${loan.annualRatePercent}`;

function show(rates: ShownRates | undefined) {
  return renderAt(<LivePayment formName="Get Pre-Qualified" rates={rates} Drawing={Drawing} />);
}

const sentence = () => screen.getByRole('status').textContent;
const slider = () => screen.getByRole('slider', { name: 'Loan amount' });

test('shows the monthly payment at the 30-year rate and what it leaves out', () => {
  show(rates);

  expect(sentence()).toBe('At 6.375%, $320,000 costs $1,996 a month');
  expect(screen.getByText(/^Principal and interest only, for a 30-year fixed loan/)).toBeVisible();
  const costs = 'with 20% down, no points and $1,500 in lender fees.';
  expect(screen.getByText(`6.420% APR for $320,000 ${costs}`)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Get Pre-Qualified' })).toHaveAttribute('href', '/quote');
});

test('updates with the slider and the rate', async () => {
  const { rerender } = show(rates);

  fireEvent.change(slider(), { target: { value: '500000' } });
  expect(sentence()).toBe('At 6.375%, $500,000 costs $3,119 a month');
  expect(slider()).toHaveAttribute('aria-valuetext', '$500,000');
  expect(await screen.findByText(/^6\.404% APR for \$500,000 with/)).toBeVisible();

  rerender(<LivePayment formName="" rates={{ ...rates, fixed30: '7 %' }} Drawing={Drawing} />);
  expect(sentence()).toBe('At 7 %, $500,000 costs $3,327 a month');
  expect(screen.getByText('Drawn: 500000 at 7')).toBeVisible();
});

test('renders nothing for a rate that is no percentage', () => {
  const { container } = show({ ...rates, fixed30: 'on request' });
  expect(container).toBeEmptyDOMElement();
});

test('reserves its space without rates, hidden and inert', () => {
  show(undefined);

  expect(screen.getByText('What a loan costs a month').closest('section')).toHaveAttribute('inert');
});
