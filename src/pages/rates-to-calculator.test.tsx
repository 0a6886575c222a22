import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { computeHomeLoan, startQuote } from '#src/features/calculators/inputs/home-loan-figures.ts';
import { fromFragment } from '#src/features/calculators/inputs/share-link.ts';
import { LivePayment } from '#src/features/rates/LivePayment.tsx';
import { site } from '#src/site.ts';
import { shownRates as rates } from '#tests/fixtures/rates.ts';

/** Returns what the Advanced calculator computes at the address of the link that adds taxes and insurance. */
function openLink() {
  const link = screen.getByRole('link', { name: 'Add taxes and insurance' });
  const { pathname, hash } = new URL(link.getAttribute('href') ?? '', site.url);
  expect(pathname).toBe('/calculator');
  const shared = fromFragment(hash);
  if (!shared) throw new Error(`Not of the Advanced tab: ${hash}`);
  const figures = computeHomeLoan(shared.homeLoan);
  return { ...figures, inputs: shared.homeLoan, start: startQuote(shared.typed, figures) };
}

test('Add taxes and insurance opens the Advanced calculator with the loan and the rate that are shown', () => {
  const onMove = vi.fn();
  const show = (fixed30: string) => (
    <LivePayment formName="" rates={{ ...rates, fixed30 }} Drawing={() => null} onMove={onMove} />
  );
  const { rerender } = render(show('6.375%'), { wrapper: MemoryRouter });
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Loan amount' });
  expect(openLink().loan).toEqual({
    principal: Number(slider.value),
    annualRatePercent: 6.375,
    termMonths: 360,
  });
  expect(openLink().start).toEqual({});

  for (const value of ['50000', '320000', '435000', '800000']) {
    fireEvent.change(slider, { target: { value } });
    expect(openLink().loan).toEqual({
      principal: Number(value),
      annualRatePercent: 6.375,
      termMonths: 360,
    });
    // Both ways to the quote form take the same home along.
    expect(openLink().start).toEqual(onMove.mock.lastCall?.[0]);
  }

  rerender(show('7 %'));
  const { loan, inputs } = openLink();
  expect(loan.annualRatePercent).toBe(7);
  // The tax and the insurance that the link is about are those of the calculator.
  expect([inputs.propertyTax, inputs.homeInsurance]).toEqual(['3,600', '1,200']);
});
