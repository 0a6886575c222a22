import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { readRates } from '#src/data/site/use-rates.ts';
import { RatesPanel, readDashboardRates } from '#src/features/admin/dashboard/RatesPanel.tsx';
import { useReloadable } from '#src/features/admin/dashboard/use-reloadable.ts';
import { Calculator, loadAdvancedTools } from '#src/features/calculators/Calculator.tsx';
import { RateField } from '#src/features/calculators/inputs/NumberFields.tsx';
import { QuoteSuccess, quoteSteps } from '#src/features/quote/QuoteWizard.tsx';
import { LaterNote } from '#src/features/quote/steps/LaterSteps.tsx';
import { ReviewStep } from '#src/features/quote/steps/ReviewStep.tsx';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import { typedQuote } from '#tests/fixtures/quotes.ts';
import { rates } from '#tests/fixtures/rates.ts';
import { successScreen } from '#tests/fixtures/success-screen.ts';
import { HomeRates } from './home/HomeRates.tsx';
import { RatesBody } from './RatesBody.tsx';

const { getRates } = mockExports(await import('#src/data/site/rates.service.ts'));
mockExports(await import('#src/data/admin/site/rate-changes.service.ts'), {
  listRateChanges: async () => [],
});
const { saveRates } = mockExports(await import('#src/data/admin/site/save-fields.service.ts'));

const answers = { ...typedQuote, downPayment: '20%' };

function Quote({ step }: { step: string }) {
  return (
    <FormProvider {...useForm({ defaultValues: answers })}>
      {step === 'review' && <ReviewStep fields={[]} steps={quoteSteps} />}
      <LaterNote step={step} />
    </FormProvider>
  );
}

/** What shows the rates. */
const places = {
  home: <HomeRates />,
  rates: <RatesBody />,
  chip: (
    <RateField id="rate" label="Interest rate" value="4.5" termYears={30} onChange={() => {}} />
  ),
  tools: <Calculator />,
  estimate: <Quote step="purchase" />,
  review: <Quote step="review" />,
  success: <QuoteSuccess screen={successScreen('a lead', answers)} />,
};

function EditedRates() {
  const rates = useReloadable(readDashboardRates);
  return <RatesPanel admin="owner@example.com" rates={rates} onSaved={() => {}} />;
}

function Visit({ isEdited }: { isEdited?: boolean }) {
  return (
    <MemoryRouter>
      {Object.entries(places).map(([name, place]) => (
        <section key={name} aria-label={name}>
          {place}
        </section>
      ))}
      {isEdited && <EditedRates />}
    </MemoryRouter>
  );
}

/** Without roles, whose computing takes long in so large a page. */
const countPlaces = (rate: string) =>
  Object.keys(places).map((name) => {
    const place = document.querySelector(`section[aria-label=${name}]`);
    return (place?.textContent.split(rate).length ?? 1) - 1;
  });

test('what a newer read or a save brings is shown by everything that shows a rate, and nowhere beside the one before', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  await loadAdvancedTools();
  const at = (fixed30: string) => ({ ...rates, fixed30, lastUpdated: 'this week' });
  getRates.mockResolvedValue(at('6.375%'));
  const { rerender } = render(<Visit />);
  const shown = { counts: [0] };
  await waitFor(() => {
    shown.counts = countPlaces('6.375%');
    expect(Math.min(...shown.counts)).toBeGreaterThan(0);
  });
  const expectOnly = (rate: string, before: string) => {
    expect(countPlaces(rate)).toEqual(shown.counts);
    expect(Math.max(...countPlaces(before))).toBe(0);
  };

  getRates.mockResolvedValueOnce(at('7.125%'));
  await act(readRates);
  expectOnly('7.125%', '6.375%');

  // The dashboard's own read is newer, too.
  getRates.mockResolvedValue(at('7.25%'));
  rerender(<Visit isEdited />);
  await waitFor(() => expectOnly('7.25%', '7.125%'));

  saveRates.mockImplementation(async (_by, _seen, mine) => ({
    ...{ stored: mine, contested: [] },
  }));
  getRates.mockRejectedValue(new Error('away'));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit rates' }));
  const field = await screen.findByRole('textbox', { name: '30-Year Fixed' });
  await userEvent.clear(field);
  await userEvent.type(field, '7.5%');
  await userEvent.click(screen.getByRole('button', { name: 'Save rates' }));
  await waitFor(() => expectOnly('7.5%', '7.25%'));
});
