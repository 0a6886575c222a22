import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import { rates as storedRates } from '#tests/fixtures/rates.ts';
import { RateField, TypedField } from './NumberFields.tsx';

const { getRates } = mockExports(await import('#src/data/site/rates.service.ts'));

/** They have no age, on whatever day the tests run. */
const rates = { ...storedRates, fixed15: '5.6250%', lastUpdated: 'this week' };

const label = 'Interest rate';

function Rate({ termYears }: { termYears: number }) {
  const [text, setText] = useState('4.5');
  return <RateField {...{ id: 'rate', label, termYears }} value={text} onChange={setText} />;
}

const field = () => screen.getByLabelText(label);
const press = () => userEvent.click(screen.getByRole('button', { name: /^Use our / }));

test('says that there are no rates, and fills in the next time that there are', async () => {
  getRates.mockRejectedValue(new Error('away'));
  render(<Rate termYears={29} />);
  await press();
  await waitFor(() =>
    expect(field()).toHaveAccessibleDescription('Our example rates aren’t available right now.'),
  );
  expect(field()).toHaveValue('4.5');

  getRates.mockResolvedValue(rates);
  await press();
  await waitFor(() => expect(field()).toHaveAccessibleDescription('Our example: 30-year fixed.'));
  expect(field()).toHaveValue('6.375');

  await userEvent.type(field(), '1');
  expect(field()).toHaveAccessibleDescription('Percent per year.');
});

test('takes the 15-year rate for a term of up to 15 years', async () => {
  getRates.mockResolvedValue(rates);
  render(<Rate termYears={15} />);
  expect(await screen.findByRole('button', { name: 'Use our 5.6250% example' })).toBeVisible();
  await press();
  await waitFor(() => expect(field()).toHaveAccessibleDescription('Our example: 15-year fixed.'));
  expect(field()).toHaveValue('5.625');
});

test('asks about a rate that is hardly meant after a pause, with the likely one as a button', async () => {
  render(<Rate termYears={30} />);
  await userEvent.clear(field());
  await userEvent.type(field(), '0.065');
  expect(screen.queryByText(/Did you mean/)).toBeNull();
  const question = await screen.findByText('Did you mean 6.5%?', {}, { timeout: 5_000 });
  expect(question.closest('[aria-live=polite]')).toBeInTheDocument();
  expect(field()).toHaveAccessibleDescription('Percent per year. Did you mean 6.5%?');
  await userEvent.tab();
  expect(field()).toHaveValue('0.065');
  expect(screen.getByRole('button', { name: 'Use 6.5%' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(field()).toHaveValue('6.5');
  expect(field()).toHaveFocus();
  await waitFor(() => expect(field()).toHaveAccessibleDescription('Percent per year.'));

  await userEvent.clear(field());
  await userEvent.type(field(), '25%');
  await screen.findByText('That’s above 20%. Is it right?', {}, { timeout: 5_000 });
  expect(screen.queryByRole('button', { name: /^Use \d/ })).toBeNull();
});

test('offers an amount with a doubtful comma without the point that a phone may lack', async () => {
  function Loan() {
    const [text, setText] = useState('');
    return <TypedField id="a" kind="debts" label="Debts" hint="" value={text} onChange={setText} />;
  }
  render(<Loan />);
  const debts = screen.getByLabelText('Debts');
  await userEvent.type(debts, '1 234,50');
  await userEvent.tab();
  expect(debts).toHaveValue('1 234,50');
  expect(debts).toHaveAccessibleDescription('Counts as 0: 1,234.50 or 123,450?');
  const use = await screen.findByRole('button', { name: 'Use $1,234.50' }, { timeout: 5_000 });
  await userEvent.click(use);
  expect(debts).toHaveValue('1,234.50');
});

test.each([
  ['growth', 'Percent per year.', 'text'],
  ['homePrice', 'Like 400k.', 'text'],
  ['homePrice', 'What you still owe.', 'decimal'],
  ['rate', 'Percent per year.', 'decimal'],
] as const)(
  'a phone offers keys for what a %s may be, with the hint %j: %s',
  (kind, hint, mode) => {
    render(<TypedField id="a" kind={kind} label="A" hint={hint} value="" onChange={() => {}} />);
    expect(screen.getByLabelText<HTMLInputElement>('A').inputMode).toBe(mode);
  },
);

test('a question keeps in sight the field that has the focus by then', async () => {
  const scroll = vi.fn();
  render(
    <>
      <Rate termYears={30} />
      <input aria-label="Below" />
    </>,
  );
  Object.assign(screen.getByLabelText('Below'), { scrollIntoView: scroll });
  await userEvent.clear(field());
  await userEvent.type(field(), '0.065');
  await userEvent.click(screen.getByLabelText('Below'));
  await screen.findByText('Did you mean 6.5%?', {}, { timeout: 5_000 });
  await waitFor(() => expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' }));
});
