import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { leadKinds } from '#src/domain/leads/lead-kinds.ts';
import { checkContact } from '#src/domain/leads/may-contact.ts';
import { getRates } from '#src/domain/rates/rates.service.ts';
import { RateField } from '#src/features/calculators/NumberFields.tsx';
import { RatesPanel, readRates } from '#src/features/dashboard/RatesPanel.tsx';
import { saveRates } from '#src/features/dashboard/save-rates.service.ts';
import { useReloadable } from '#src/features/dashboard/use-reloadable.ts';
import { toDeskLead } from '#src/features/lead-desk/desk-lead.ts';
import { SentPanel } from '#src/features/lead-desk/SentPanel.tsx';
import { Estimate } from '#src/features/quote/Estimate.tsx';
import { RateBoard } from '#src/features/rates/RateBoard.tsx';
import { typedQuote } from '#tests/fixtures/quotes.ts';
import { rates } from '#tests/fixtures/rates.ts';

vi.mock('#src/domain/rates/rates.service.ts');
vi.mock('#src/domain/rates/rate-changes.service.ts', () => ({ listRateChanges: async () => [] }));
vi.mock('#src/features/dashboard/save-rates.service.ts');

const answers = { ...typedQuote, downPayment: '20%' };
const lead = toDeskLead(leadKinds.quotes.collection, 'lead', {
  homePrice: 450_000,
  downPayment: '20%',
});

/** What shows the rates, and what edits them. `reading` mounts the rates page again. */
function Visit({ reading, isEdited }: { reading: number; isEdited?: boolean }) {
  return (
    <MemoryRouter>
      <RateBoard key={reading} />
      <RateField id="rate" label="Interest rate" value="4.5" termYears={30} onChange={() => {}} />
      <FormProvider {...useForm({ defaultValues: answers })}>
        <Estimate />
      </FormProvider>
      <SentPanel open={{ lead, contact: checkContact(lead, []) }} />
      {isEdited && <EditedRates />}
    </MemoryRouter>
  );
}

function EditedRates() {
  const rates = useReloadable(readRates);
  return <RatesPanel admin="owner@example.com" rates={rates} onSaved={() => {}} />;
}

/** Waits until all of them show a rate. */
async function findEverywhere(rate: string) {
  expect(await screen.findByRole('button', { name: `Use our ${rate} example` })).toBeVisible();
  expect(await screen.findByText(`At our ${rate} example`)).toBeVisible();
  expect(await screen.findByText(new RegExp(`^About .* over 30 years at ${rate}$`))).toBeVisible();
  expect(await screen.findByText(rate, { selector: 'dd' })).toBeVisible();
}

test('what a newer read or a save brings is shown by everything that shows a rate', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const at = (fixed30: string) => ({ ...rates, fixed30, lastUpdated: 'this week' });
  vi.mocked(getRates).mockResolvedValue(at('6.375%'));
  const { rerender } = render(<Visit reading={1} />);
  await findEverywhere('6.375%');

  vi.mocked(getRates).mockResolvedValueOnce(at('7.125%'));
  rerender(<Visit reading={2} />);
  await findEverywhere('7.125%');

  // The dashboard's own read is newer, too.
  vi.mocked(getRates).mockResolvedValue(at('7.25%'));
  rerender(<Visit reading={2} isEdited />);
  await findEverywhere('7.25%');

  vi.mocked(saveRates).mockImplementation(async (_by, _seen, mine) => ({
    ...{ stored: mine, contested: [] },
  }));
  vi.mocked(getRates).mockRejectedValue(new Error('away'));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit rates' }));
  const field = await screen.findByRole('textbox', { name: '30-Year Fixed' });
  await userEvent.clear(field);
  await userEvent.type(field, '7.5%');
  await userEvent.click(screen.getByRole('button', { name: 'Save rates' }));
  await waitFor(() => expect(saveRates).toHaveBeenCalledOnce());
  await findEverywhere('7.5%');
});
