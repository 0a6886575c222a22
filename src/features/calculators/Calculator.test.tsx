import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { forget } from '#src/lib/tab-storage.ts';
import { site } from '#src/site.ts';
import { Calculator, loadAdvancedTools } from './Calculator.tsx';

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output aria-label="Address">{pathname + search + hash}</output>;
}

async function renderAt(address = '/calculator') {
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[address]}>
        <Calculator />
        <Address />
      </MemoryRouter>,
    );
  });
}

const panel = () => within(screen.getByRole('tabpanel'));
const group = (name: string) => within(panel().getByRole('group', { name }));
const region = (name: string) => within(panel().getByRole('region', { name }));

/** Enters a text at once, as a paste does: each key would compute everything again. */
async function enter(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.paste(text);
}

beforeAll(async () => {
  await loadAdvancedTools();
});

beforeEach(() => {
  window.history.replaceState(null, '', '/calculator');
  for (const key of Object.keys(sessionStorage)) forget(key.replace(`${site.slug}.`, ''));
});

test('begins with the basic calculator and the specified defaults', async () => {
  await renderAt();

  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Basic', 'Advanced']);
  expect(screen.getByRole('tab', { name: 'Basic' })).toHaveAttribute('aria-selected', 'true');
  expect(group('Loan').getByLabelText('Loan amount')).toHaveValue('300,000');
  expect(group('Loan').getByLabelText('Interest rate')).toHaveValue('4.5');
  expect(group('Loan').getByRole('slider')).toHaveAttribute('aria-valuetext', '30 years');
  expect(panel().getAllByText('$1,520.06')).not.toHaveLength(0);
});

test('the advanced calculator has every specified figure', async () => {
  await renderAt();
  await userEvent.click(screen.getByRole('tab', { name: 'Advanced' }));

  for (const figure of ['$2,021.39', '$1,621.39', '$263,701.48', '$494,408.81']) {
    expect(panel().getAllByText(figure), figure).not.toHaveLength(0);
  }
  expect(panel().getByText('$1,896.20')).toBeVisible();
  expect(panel().getByText('$1,750.72')).toBeVisible();
  expect(panel().getAllByRole('link', { name: 'Get Pre-Approved' })).toHaveLength(2);
});

test('computes with each key, and shows an amount back in its usual form when it is left', async () => {
  await renderAt();
  const amount = group('Loan').getByLabelText('Loan amount');

  await userEvent.clear(amount);
  await userEvent.type(amount, '200k');
  expect(amount).toHaveValue('200k');
  expect(panel().getAllByText('$1,013.37')).not.toHaveLength(0);

  await userEvent.tab();
  expect(amount).toHaveValue('200,000');
});

test('counts what is no number as 0, and says so at the field', async () => {
  await renderAt();
  const amount = group('Loan').getByLabelText('Loan amount');

  await enter(amount, 'abc');

  expect(amount).toHaveAccessibleDescription('Not an amount, so it counts as 0.');
  expect(panel().getAllByText('$0.00')).not.toHaveLength(0);
  expect(document.body).not.toHaveTextContent('NaN');
});

test('the down payment in dollars and in percent follow each other', async () => {
  await renderAt('/calculator#tab=advanced');
  const inputs = group('Home and loan');
  const dollars = inputs.getByLabelText('Down payment');
  const percent = inputs.getByLabelText('Down payment in percent');

  await enter(percent, '10');
  expect(dollars).toHaveValue('40,000');

  await enter(inputs.getByLabelText('Home price'), '500k');
  expect(dollars).toHaveValue('50,000');

  await enter(dollars, '100,000');
  expect(percent).toHaveValue('20');
});

test('says why there is nothing to borrow', async () => {
  await renderAt('/calculator#tab=advanced');

  await enter(group('Home and loan').getByLabelText('Down payment'), '500,000');

  expect(panel().getByText(/more than the price: there is nothing to borrow/)).toBeVisible();
  expect(await region('Amortization schedule').findByText(/nothing to pay/)).toBeVisible();
});

test('an extra payment shows its savings, and leaves summary and schedule alone', async () => {
  await renderAt('/calculator#tab=advanced');

  await enter(group('Home and loan').getByLabelText('Extra payment'), '200');

  const savings = region('Early payoff savings');
  expect(savings.getByText('Time saved').nextElementSibling).not.toHaveTextContent('0 months');
  expect(panel().getAllByText('$2,021.39')).not.toHaveLength(0);
  expect(region('Amortization schedule').getAllByRole('row')).toHaveLength(31);
});

test('the schedule goes by years or by months', async () => {
  await renderAt('/calculator#tab=advanced');
  const schedule = region('Amortization schedule');
  expect(schedule.getByText(/Starting with payment 176/)).toBeVisible();

  await userEvent.click(schedule.getByRole('radio', { name: 'Monthly' }));

  expect(schedule.getAllByRole('row')).toHaveLength(361);
});

test('affordability says why there is no price', async () => {
  await renderAt('/calculator#tab=advanced');
  const household = group('Household');

  await enter(household.getByLabelText('Monthly debts'), '3000');
  expect(panel().getByText(/Your debts use up the full 36%/)).toBeVisible();

  await enter(household.getByLabelText('Monthly debts'), '500');
  await enter(household.getByLabelText('Down payment'), '100');
  expect(panel().getByText(/With 100% down there is no loan/)).toBeVisible();
});

test('a link brings its numbers back, and copies without income and debts', async () => {
  const user = userEvent.setup();
  await renderAt(
    '/calculator#tab=advanced&price=500000&down=10%25&rate=6&term=15&loan2=1&income=7',
  );
  expect(group('Home and loan').getByLabelText('Home price')).toHaveValue('500,000');
  expect(group('Home and loan').getByLabelText('Down payment')).toHaveValue('50,000');
  expect(group('Household').getByLabelText('Yearly income')).toHaveValue('100,000');

  await user.click(panel().getByRole('button', { name: 'Copy link' }));

  expect(await panel().findByText(/Link copied/)).toBeVisible();
  const link = await navigator.clipboard.readText();
  expect(link).toContain('/calculator#tab=advanced&price=500000&down=10%25&rate=6&term=15');
  expect(link).not.toMatch(/income|debts/);
});

test('keeps what was entered, and the tab, for the visit', async () => {
  await renderAt();
  await enter(group('Loan').getByLabelText('Loan amount'), '200k');
  await userEvent.click(screen.getByRole('tab', { name: 'Advanced' }));
  await enter(group('Household').getByLabelText('Yearly income'), '90,000');
  cleanup();

  await renderAt();
  expect(screen.getByRole('tab', { name: 'Advanced' })).toHaveAttribute('aria-selected', 'true');
  expect(group('Household').getByLabelText('Yearly income')).toHaveValue('90,000');
  await userEvent.click(screen.getByRole('tab', { name: 'Basic' }));
  expect(group('Loan').getByLabelText('Loan amount')).toHaveValue('200,000');
});

test('a link that is followed replaces what was entered, and goes once that is changed', async () => {
  const link = '/calculator#tab=basic&loan=250000&rate=6';
  await renderAt();
  await enter(group('Loan').getByLabelText('Loan amount'), '200k');
  cleanup();

  await renderAt(link);
  expect(group('Loan').getByLabelText('Loan amount')).toHaveValue('250,000');
  await enter(group('Loan').getByLabelText('Loan amount'), '260k');
  expect(group('Loan').getByLabelText('Loan amount')).toHaveValue('260k');
  expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/calculator$/);
  cleanup();

  await renderAt();
  expect(group('Loan').getByLabelText('Loan amount')).toHaveValue('260k');
  expect(group('Loan').getByLabelText('Interest rate')).toHaveValue('6');
  cleanup();

  await renderAt(link);
  expect(group('Loan').getByLabelText('Loan amount')).toHaveValue('250,000');
});

test('announces the payment once it has settled', async () => {
  await renderAt();
  const amount = group('Loan').getByLabelText('Loan amount');
  await userEvent.clear(amount);
  await userEvent.type(amount, '200,000');
  expect(panel().queryByText(/Monthly payment: /)).not.toBeInTheDocument();

  await screen.findByText('Monthly payment: $1,013.37. Principal and interest.', undefined, {
    timeout: 2500,
  });
});
