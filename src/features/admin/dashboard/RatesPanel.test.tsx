import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { forgetKeptInput, openKeptInput, pauseKeptInput } from '#src/data/state/use-unsaved.ts';
import { formatLongDate } from '#src/lib/format/format.ts';
import { changeFields } from '#src/lib/hooks/use-field-save.ts';
import { type Rates, rateFields, rateKinds } from '#src/model/rates/shown-rates.ts';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import { rates } from '#tests/fixtures/rates.ts';
import { renderAt } from '#tests/fixtures/render-at.tsx';
import type { RenewRates } from './RatesForm.tsx';
import { RatesPanel, readDashboardRates } from './RatesPanel.tsx';
import { useReloadable } from './use-reloadable.ts';

const { getRates } = mockExports(await import('#src/data/site/rates.service.ts'));
const { saveRates } = mockExports(await import('#src/data/admin/site/save-fields.service.ts'));
const { listRateChanges } = mockExports(
  await import('#src/data/admin/site/rate-changes.service.ts'),
);

const admin = 'owner@example.com';

let stored: Rates;

let isWide: boolean;

beforeEach(() => {
  isWide = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }));
  stored = rates;
  getRates.mockResolvedValue(rates);
  listRateChanges.mockResolvedValue([]);
  saveRates.mockImplementation(async (_by, seen, mine) => {
    const saved = changeFields(seen, mine, stored);
    stored = saved.stored;
    return saved;
  });
});

const onSaved = vi.fn();
function Panel() {
  const renew = useRef<RenewRates>(null);
  const rates = useReloadable(readDashboardRates);
  return (
    <>
      <button type="button" onClick={() => renew.current?.()}>
        Same as before, new date
      </button>
      <RatesPanel admin={admin} rates={rates} ref={renew} onSaved={onSaved} />
    </>
  );
}

const show = () => renderAt(<Panel />);
async function open() {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit rates' }));
}
const field = <Input extends HTMLElement>(name: string) =>
  screen.findByRole<Input>('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save rates' }));
const type = async (name: string, text: string) => {
  await userEvent.clear(await field(name));
  await userEvent.type(await field(name), text);
};
const today = () => formatLongDate(new Date().toISOString());

test('is one line with the saved rates and their day on a phone, until it is opened', async () => {
  show();
  const toggle = await screen.findByRole('button', { name: 'Edit rates' });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...rateFields.map((field) => `${rateKinds[field].label} ${rates[field] || '–'}`),
    'Last updated November 16, 2026',
  ]);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(toggle);
  await userEvent.type(await field('5/1 ARM'), '6%');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await userEvent.click(toggle);
  expect(await field('5/1 ARM')).toHaveValue('6%');
});

test('has its form on the page on a wide screen, and can be closed to one line', async () => {
  isWide = true;
  show();
  expect(await field('30-Year Fixed')).toHaveValue('6.375%');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Edit rates' })).toBeVisible();
});

test('warns about a text that is not a percentage but saves it', async () => {
  await open();
  const arm = await field('5/1 ARM');
  expect(arm).not.toHaveAccessibleDescription();
  await userEvent.type(arm, 'on request');
  expect(arm).toHaveAccessibleDescription('This is not a percentage like 6.375%.');
  await save();

  expect(stored).toMatchObject({ arm51: 'on request' });
});

test('gives a bare number its percent sign when its field is left, and when Enter saves it', async () => {
  await open();
  const arm = await field('5/1 ARM');
  await userEvent.type(arm, '5.875');
  expect(arm).not.toHaveAccessibleDescription();
  await userEvent.tab();
  expect(arm).toHaveValue('5.875%');

  await userEvent.clear(arm);
  await userEvent.type(arm, '5.75{Enter}');
  expect(await screen.findByText(/^Saved\. Now shown/)).toBeVisible();
  expect(stored.arm51).toBe('5.75%');
  expect(arm).toHaveValue('5.75%');
});

test('asks beside a rate that is hardly meant, and goes by eighths, which a text has not', async () => {
  await open();
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const arm = await field('5/1 ARM');
  await userEvent.type(arm, '0.0625');
  await screen.findByText('Did you mean 6.25%?', {}, { timeout: 5_000 });
  await press('Use 6.25%');
  expect(arm).toHaveValue('6.25%');
  await press('Raise 5/1 ARM by an eighth');
  expect(arm).toHaveValue('6.375%');
  await press('Lower 5/1 ARM by an eighth');
  expect(arm).toHaveValue('6.250%');
  await type('5/1 ARM', 'on request');
  expect(screen.getByRole('button', { name: 'Raise 5/1 ARM by an eighth' })).toBeDisabled();
});

test('a phone offers figures for a rate, and letters where a text is stored', async () => {
  getRates.mockResolvedValue({ ...rates, jumbo30: 'on request', fixed15: '6.25' });
  await open();
  const modes = ['30-Year Fixed', '15-Year Fixed', '5/1 ARM', '30-Year Jumbo', 'Last updated'].map(
    (name) => screen.getByRole<HTMLInputElement>('textbox', { name }).inputMode,
  );
  expect(modes).toEqual(['decimal', 'decimal', 'decimal', 'text', '']);
});

test('selects a rate that gets the focus', async () => {
  await open();
  const fixed = await field('30-Year Fixed');
  await userEvent.click(fixed);
  await userEvent.keyboard('5.5');
  expect(fixed).toHaveValue('5.5');
});

test('refuses a date that does not exist in words, with the focus on its field', async () => {
  await open();
  await type('Last updated', 'Nov 31 2026');
  await save();
  const day = await field('Last updated');
  expect(day).toHaveFocus();
  expect(day).toHaveAccessibleDescription(
    /^Error: There is no November 31, 2026\. Enter a date like \w+ \d+, \d{4}\.$/,
  );
  expect(saveRates).not.toHaveBeenCalled();

  await type('Last updated', today());
  expect(day).not.toHaveAccessibleDescription();
  await save();
  expect(await screen.findByText(/^Saved\. Now shown/)).toBeVisible();
});

test('starts empty without saved rates', async () => {
  getRates.mockResolvedValue(undefined);
  await open();

  expect(await field('30-Year Fixed')).toHaveValue('');
  expect(await field('Last updated')).toHaveValue(today());
});

test('does not allow saving over rates that could not be loaded', async () => {
  getRates.mockRejectedValueOnce(new Error('away'));
  show();

  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the rates.');
  expect(screen.queryByRole('button', { name: 'Save rates' })).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Edit rates' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Displayed rates' })).toHaveFocus();
});

test('shows both values of rates that somebody else has changed, too, until one of each is chosen', async () => {
  await open();
  await type('15-Year Fixed', '5.75%');
  await type('30-Year Fixed', '6.25%');
  stored = { ...rates, fixed15: '5.5%', fixed30: '6.5%', jumbo30: '7%' };
  await save();

  const alert = await screen.findByRole('alert');
  const values = within(alert).getAllByRole('definition');
  expect(values.map(({ textContent }) => textContent)).toEqual([
    ...['Yours: 6.25%', 'Theirs: 6.5%', 'Use theirs'],
    ...['Yours: 5.75%', 'Theirs: 5.5%', 'Use theirs'],
  ]);
  expect(stored.fixed15).toBe('5.5%');
  await save();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(stored.fixed30).toBe('6.5%');
  await userEvent.click(screen.getByRole('button', { name: /theirs for 15-Year Fixed$/ }));
  expect(await field('15-Year Fixed')).toHaveValue('5.5%');
  expect(await field('15-Year Fixed')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Save mine' }));

  expect(await screen.findByText(/^Saved\. Now shown/)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(stored).toMatchObject({ fixed15: '5.5%', fixed30: '6.25%', jumbo30: '7%' });
  expect(await field('30-Year Jumbo')).toHaveValue('7%');
});

test('what was typed before a sign-out is compared with what was stored then', async () => {
  onTestFinished(forgetKeptInput);
  openKeptInput(admin);
  await open();
  await type('30-Year Fixed', '6.25%');
  pauseKeptInput();
  cleanup();
  stored = { ...rates, fixed30: '6.5%' };
  getRates.mockResolvedValue(stored);
  openKeptInput(admin);
  show();
  expect(await field('30-Year Fixed')).toHaveValue('6.25%');
  await save();
  expect(await screen.findByText('Theirs: 6.5%')).toBeVisible();
  expect(stored.fixed30).toBe('6.5%');
});

test.each([
  ['30-Year Fixed', '62.5%', '6.375%', 'Are these rates right?', 'Change them', 'Save them'],
  ['Last updated', 'this week', rates.lastUpdated, 'Is this date right?', 'Change it', 'Save it'],
])(
  'asks whether %s is to be %s, and saves it only after a yes',
  async (name, text, now, ...words) => {
    const [question = '', no = '', yes = ''] = words;
    await open();
    await type(name, text);
    await save();
    const dialog = await screen.findByRole('alertdialog', { name: question });
    expect(dialog).toHaveAccessibleDescription(`${name}: ${text}. Visitors see ${now} now.`);
    await userEvent.click(screen.getByRole('button', { name: no }));
    expect(saveRates).not.toHaveBeenCalled();
    expect(await field(name)).toHaveValue(text);

    await save();
    await userEvent.click(await screen.findByRole('button', { name: yes }));
    expect(await screen.findByText(/^Saved\. Now shown/)).toBeVisible();
    expect(Object.values(stored)).toContain(text);
  },
);

async function pressSame() {
  await screen.findByRole('button', { name: 'Edit rates' });
  await userEvent.click(screen.getByRole('button', { name: 'Same as before, new date' }));
}

test('one press elsewhere saves the same rates with today’s date, whatever is typed', async () => {
  show();
  await pressSame();
  expect(await screen.findByText(/^Saved\. Now shown/)).toBeVisible();
  expect(stored).toEqual({ ...rates, lastUpdated: today() });
  expect(screen.getByText('Rates updated successfully.')).toBeVisible();
  expect(screen.getByText(/^Saved\. Now shown/).parentElement).toHaveFocus();
  expect(onSaved).toHaveBeenLastCalledWith(stored);
});

test('opens the form for what one press could not save, with the rates in it', async () => {
  saveRates.mockRejectedValueOnce(new Error('denied'));
  show();
  await pressSame();
  expect(await screen.findByRole('alert')).toHaveTextContent('Error saving rates.');
  expect(await field('Last updated')).toHaveValue(today());

  // What is typed stays, too, as long as it is not stored.
  saveRates.mockRejectedValueOnce(new Error('denied'));
  await userEvent.type(await field('5/1 ARM'), '5.9%');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('Error saving rates.');
  await save();
  expect(await screen.findByText(/^Saved\. Now shown/)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(stored).toEqual({ ...rates, arm51: '5.9%', lastUpdated: today() });
});

test('lists the changes, and undoes the last one, unless something is typed', async () => {
  const before = { ...rates, fixed30: '6.25%', lastUpdated: 'November 15, 2026' };
  const change = { id: 'b', by: 'ada@example.com', at: '2026-11-16T20:05:00.000Z' };
  listRateChanges.mockResolvedValue([
    { ...change, from: before, to: rates },
    { ...change, id: 'a', at: '2026-11-15T20:05:00.000Z', from: undefined, to: before },
  ]);
  show();
  const summary = await screen.findByText('Since 11/16/2026, 3:05 PM ET, by ada@example.com');
  await userEvent.click(summary);
  const [newest, oldest] = within(summary.parentElement as HTMLElement)
    .getAllByRole('list')
    .slice(1);
  expect(newest).toHaveTextContent(
    /^30-Year Fixed: 6\.25% → 6\.375%Last updated: November 15, 2026 → November 16, 2026$/,
  );
  expect(oldest).toHaveTextContent(/^30-Year Fixed: – → 6\.25%/);
  await userEvent.click(screen.getByRole('button', { name: 'Edit rates' }));
  const arm = await field('5/1 ARM');
  await userEvent.type(arm, '6%');
  expect(screen.queryByRole('button', { name: 'Undo the last change' })).toBeNull();
  await userEvent.clear(arm);
  await userEvent.click(screen.getByRole('button', { name: 'Undo the last change' }));
  await waitFor(() => expect(stored).toEqual(before));
  expect(saveRates).toHaveBeenLastCalledWith(admin, rates, before);
  expect(listRateChanges).toHaveBeenCalledTimes(2);

  expect(await field('Last updated')).toHaveValue(today());
  // The list is out of date until it is read again.
  expect(screen.queryByRole('button', { name: 'Undo the last change' })).toBeNull();
});
