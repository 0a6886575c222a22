import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, expect, test, vi } from 'vitest';
import { Calculator, loadAdvancedTools } from '#src/features/calculators/Calculator.tsx';
import { computeHomeLoan, startQuote } from '#src/features/calculators/inputs/home-loan-figures.ts';
import { fromFragment } from '#src/features/calculators/inputs/share-link.ts';
import { homeLoanDefaults } from '#src/features/calculators/inputs/tool-inputs.ts';
import { QuoteWizard, quoteWizard } from '#src/features/quote/QuoteWizard.tsx';
import { LivePayment } from '#src/features/rates/LivePayment.tsx';
import { keepAnswers } from '#src/features/wizard/use-lead-form.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { formatCents, formatWhole } from '#src/model/loans/format-figures.ts';
import { site } from '#src/site.ts';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import { typedQuote } from '#tests/fixtures/quotes.ts';
import { shownRates as rates } from '#tests/fixtures/rates.ts';
import { place, renderAt } from '#tests/fixtures/render-at.tsx';
import { CalculatorPage } from './CalculatorPage.tsx';

mockExports(await import('#src/data/leads/bot-check.service.ts'), {
  loadedProvider: async () => ({}),
});
mockExports(await import('#src/data/site/rates.service.ts'), { getRates: async () => undefined });

beforeAll(async () => {
  await Promise.all([loadAdvancedTools(), quoteWizard.validation()]);
});

test('step 5 leads to the affordability tool with the income, and back with a price', async () => {
  keepAnswers(quoteWizard, { ...typedQuote, income: '7,000 a month', contactConsent: true });
  renderAt(
    <Routes>
      <Route path={paths.quote} element={<QuoteWizard />} />
      <Route path={paths.calculator} element={<Calculator />} />
    </Routes>,
    `${paths.quote}?step=5`,
  );
  await userEvent.click(await screen.findByRole('link', { name: 'Work it out' }));

  expect(await screen.findByLabelText('Yearly income')).toHaveValue('84,000');
  expect(place.address).toBe('/calculator#tab=advanced&tool=afford');
  // A link in the address goes with the first key; what the visitor came for stays.
  await userEvent.clear(screen.getByLabelText('Monthly debts'));
  expect(place.address).toBe('/calculator');
  const back = screen.getByRole('link', { name: /^Use \$\d{3},000 as my home price$/ });
  const [, price = ''] = /\$(\S+)/.exec(back.textContent ?? '') ?? [];
  await userEvent.click(back);

  await waitFor(() => expect(screen.getByLabelText('Home price')).toHaveValue(price));
  expect(place.address).toBe('/quote?step=5');
  expect(screen.getByLabelText('Loan type')).toHaveValue(typedQuote.loanType);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByLabelText('Down payment');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('checkbox')).not.toBeChecked();
});

test('the affordability tool offers its price to nobody else', async () => {
  renderAt(<Calculator />, '/calculator#tab=advanced&tool=afford');
  await screen.findByLabelText('Yearly income');
  expect(screen.queryByRole('link', { name: /as my home price/ })).toBeNull();
});

test('says in words what Advanced starts with, as it computes it', () => {
  renderAt(<CalculatorPage />);
  const { homePrice, downPayment, breakdown } = computeHomeLoan(homeLoanDefaults);

  expect(screen.getByText(/^Advanced starts with/)).toHaveTextContent(
    `Advanced starts with a home of ${formatWhole(homePrice)} and ${formatWhole(downPayment.dollars)} down: ${formatCents(breakdown.total)} a month with taxes and insurance. It also says what you can afford, and whether to refinance or rent.`,
  );
});

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
  const { rerender } = renderAt(show('6.375%'));
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
