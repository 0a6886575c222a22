import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { getRates } from '#src/domain/rates/rates.service.ts';
import { formatLongDate } from '#src/lib/format.ts';
import { rates } from '#tests/fixtures/rates.ts';
import { RatesPanel } from './RatesPanel.tsx';
import { saveRates } from './save-rates.service.ts';

vi.mock('#src/domain/rates/rates.service.ts', () => ({ getRates: vi.fn() }));
vi.mock('./save-rates.service.ts', () => ({ saveRates: vi.fn() }));

beforeEach(() => {
  vi.mocked(getRates).mockReset().mockResolvedValue(rates);
  vi.mocked(saveRates).mockReset().mockResolvedValue();
});

const open = () => render(<RatesPanel />, { wrapper: MemoryRouter });
const field = (name: string) => screen.findByRole('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save rates' }));
const today = () => formatLongDate(new Date().toISOString());

test('shows the saved rates with today as their date', async () => {
  open();

  expect(await field('30-Year Fixed')).toHaveValue('6.375%');
  expect(await field('5/1 ARM')).toHaveValue('');
  expect(await field('Last updated')).toHaveValue(today());
  expect(screen.getByText(/^Shown on/).parentElement).toHaveTextContent(/as of November 16, 2026/);
});

test('trims and saves all five texts and confirms it', async () => {
  open();
  const arm = await field('5/1 ARM');
  await userEvent.type(arm, ' 5.875% ');
  await save();

  expect(saveRates).toHaveBeenCalledExactlyOnceWith({
    ...rates,
    arm51: '5.875%',
    lastUpdated: today(),
  });
  expect((await screen.findByText(/^Saved\. Now shown/)).parentElement).toHaveTextContent(today());
  expect(arm).toHaveValue('5.875%');
});

test('disables the button while saving', async () => {
  vi.mocked(saveRates).mockReturnValue(new Promise(() => {}));
  open();
  await field('5/1 ARM');
  await save();

  expect(screen.getByRole('button', { name: 'Saving…' })).toBeDisabled();
});

test('shows a failure, keeps the typed text, and can be retried', async () => {
  vi.mocked(saveRates).mockRejectedValueOnce(new Error('denied'));
  open();
  const arm = await field('5/1 ARM');
  await userEvent.type(arm, '5.9%');
  await save();

  expect(await screen.findByRole('alert')).toHaveTextContent('Error saving rates.');
  expect(arm).toHaveValue('5.9%');

  await save();
  expect(await screen.findByText(/^Saved\. Now shown/)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('rejects a text that is too long and focuses its field', async () => {
  open();
  const arm = await field('5/1 ARM');
  await userEvent.type(arm, 'x'.repeat(41));
  await save();

  expect(arm).toHaveFocus();
  expect(arm).toHaveAccessibleDescription(/Error: Use at most 40 characters\./);
  expect(saveRates).not.toHaveBeenCalled();
});

test('warns about a text that is not a percentage but saves it', async () => {
  open();
  const arm = await field('5/1 ARM');
  expect(arm).not.toHaveAccessibleDescription();
  await userEvent.type(arm, '5.875');
  expect(arm).toHaveAccessibleDescription('This is not a percentage like 6.375%.');
  await save();

  expect(saveRates).toHaveBeenCalledWith(expect.objectContaining({ arm51: '5.875' }));
});

test('starts empty without saved rates', async () => {
  vi.mocked(getRates).mockResolvedValue(undefined);
  open();

  expect(await field('30-Year Fixed')).toHaveValue('');
  expect(await field('Last updated')).toHaveValue(today());
});

test('does not allow saving over rates that could not be loaded', async () => {
  vi.mocked(getRates).mockRejectedValueOnce(new Error('away'));
  open();

  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the rates.');
  expect(screen.queryByRole('button', { name: 'Save rates' })).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await field('30-Year Fixed')).toHaveValue('6.375%');
  expect(screen.getByRole('heading', { name: 'Displayed rates' })).toHaveFocus();
});

test('asks before unsaved rates are left, and not once they are saved', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Current Rates' });
  await userEvent.type(await field('5/1 ARM'), '5.875%');
  await userEvent.click(link);
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  expect(question).toHaveTextContent('Your changes to the rates are not saved.');
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
  expect(await field('5/1 ARM')).toHaveValue('5.875%');
  const unloads = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(unloads()).toBe(false);

  await save();
  await screen.findByText(/^Saved\. Now shown/);
  expect(unloads()).toBe(true);
});
