import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { Calculator, loadAdvancedTools } from '#src/features/calculators/Calculator.tsx';
import { QuoteWizard, quoteWizard } from '#src/features/quote/QuoteWizard.tsx';
import { keepAnswers } from '#src/features/wizard/use-lead-form.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import { typedQuote } from '#tests/fixtures/quotes.ts';
import { place, renderAt } from '#tests/fixtures/render-at.tsx';

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
