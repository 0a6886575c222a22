import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { forget } from '#src/lib/tab-storage.ts';
import { site } from '#src/site.ts';
import { Calculator, loadAdvancedTools } from './Calculator.tsx';
import { type ToolName, toolTitles } from './use-tools.ts';

vi.mock('#src/domain/rates/rates.service.ts', () => ({ getRates: async () => undefined }));

beforeAll(async () => {
  await loadAdvancedTools();
});

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  for (const key of Object.keys(sessionStorage)) forget(key.replace(`${site.slug}.`, ''));
  await act(async () => {
    render(
      <MemoryRouter initialEntries={['/calculator#tab=advanced&price=400000&down=10%25&rate=6']}>
        <Calculator />
      </MemoryRouter>,
    );
  });
});

/** Opens tools beside the breakdown, which is open from the start. Each one computes with every change. */
async function openTools(...names: ToolName[]) {
  for (const name of names) {
    await userEvent.click(panel().getByRole('button', { name: toolTitles[name] }));
  }
  await waitFor(() => expect(panel().queryByText('Loading…')).not.toBeInTheDocument());
}

const panel = () => within(screen.getByRole('tabpanel'));
const group = (name: string) => within(panel().getByRole('group', { name }));
const region = (name: string) => within(panel().getByRole('region', { name }));

/** Enters a text at once, as a paste does: each key would compute everything again. */
async function enter(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.paste(text);
}

/** What is in the size of an answer; a bar repeats it on a phone. */
const largeFigure = { selector: '[class*=figure]' };

/** Returns the value of a figure in a list, by its name. */
const figure = (within_: ReturnType<typeof region>, name: string) =>
  within_.getByText(name, { selector: 'dt' }).nextElementSibling;

test('names the insurance premium that the payment leaves out, and adds it on request', async () => {
  await openTools('schedule');
  const home = group('Home and loan');
  // 360,000 at 0.38% a year, for a score of 740 and 10% down.
  expect(panel().getByText(/before mortgage insurance of about \$114 a month\.$/)).toBeVisible();
  expect(panel().getAllByText('$2,558.38')).not.toHaveLength(0);
  expect(panel().getAllByText('Monthly payment before mortgage insurance')).not.toHaveLength(0);

  await userEvent.click(home.getByLabelText('Add mortgage insurance'));
  expect(panel().getAllByText('$2,672.38')).not.toHaveLength(0);
  expect(panel().queryByText(/before mortgage insurance/)).not.toBeInTheDocument();
  expect(panel().getByText(/ends with payment \d+ .*by law, after \$/)).toBeVisible();
  expect(region('Payment breakdown').getByText('Mortgage insurance')).toBeVisible();
  expect(await region('Amortization schedule').findByText('Mortgage insurance')).toBeVisible();

  await enter(home.getByLabelText('Insurance premium'), '0.6');
  expect(panel().getAllByText('$2,738.38')).not.toHaveLength(0);
  await userEvent.selectOptions(home.getByLabelText('Credit score'), '620–639');
  await userEvent.clear(home.getByLabelText('Insurance premium'));
  expect(home.getByLabelText('Insurance premium')).toHaveAccessibleDescription(/assume 0\.94%/);

  await enter(home.getByLabelText('Percent down'), '20');
  expect(home.queryByLabelText('Add mortgage insurance')).not.toBeInTheDocument();
});

test('counts without interest, and says why there is nothing to borrow', async () => {
  await openTools('schedule');
  const home = group('Home and loan');
  await enter(home.getByLabelText('Interest rate'), '0');
  expect(panel().getAllByText('$1,000.00')).not.toHaveLength(0);

  await enter(home.getByLabelText('Down payment'), '400,000');
  expect(panel().getByText(/covers the whole price/)).toBeVisible();
  expect(panel().getAllByText('No loan')).not.toHaveLength(0);

  await enter(home.getByLabelText('Down payment'), '500,000');
  expect(panel().getByText(/more than the price, so you don’t need a loan/)).toBeVisible();
  expect(await region('Amortization schedule').findByText(/nothing to pay/)).toBeVisible();
});

test('counts the fees of FHA, VA and USDA loans', async () => {
  const home = group('Home and loan');
  await userEvent.selectOptions(home.getByLabelText('Loan type'), 'FHA');
  // 1.75% of 360,000.
  expect(panel().getByText(/upfront premium of \$6,300\.00 is added to the loan/)).toBeVisible();
  expect(panel().getByText(/lasts until payment 132/)).toBeVisible();
  expect(panel().getAllByText('$366,300.00')).not.toHaveLength(0);

  await userEvent.selectOptions(home.getByLabelText('Loan type'), 'VA');
  expect(panel().getByText(/funding fee of \$4,500\.00 is added/)).toBeVisible();
  await userEvent.selectOptions(home.getByLabelText('Your VA benefit'), 'I am exempt from the fee');
  expect(panel().getByText(/You pay no funding fee/)).toBeVisible();

  await userEvent.selectOptions(home.getByLabelText('Loan type'), 'USDA');
  expect(panel().getByText(/guarantee fee of \$3,636\.36 is added/)).toBeVisible();
});

test('shows an example of paying early, and what other ways save', async () => {
  await openTools('early');
  const savings = region('Early payoff savings');
  expect(savings.getByText(/For example, \$200 more a month saves/)).toBeVisible();

  await enter(savings.getByLabelText('One-time payment'), '20,000');
  expect(savings.getByText(/^\$20,000 paid once saves \d+ years/)).toBeVisible();
  const saved = figure(savings, 'Interest saved')?.textContent;
  await userEvent.click(savings.getByLabelText('Pay half every two weeks'));
  expect(figure(savings, 'Interest saved')?.textContent).not.toBe(saved);

  await enter(savings.getByLabelText('Month of the one-time payment'), '999');
  expect(savings.getByLabelText('Month of the one-time payment')).toHaveAccessibleDescription(
    'Enter a month from 1 to 360.',
  );
});

test('one-time payments come each with their month, and a payment after the last one saves nothing', async () => {
  await openTools('early');
  const savings = region('Early payoff savings');
  const saved = () => figure(savings, 'Interest saved')?.textContent;
  await enter(savings.getByLabelText('One-time payment'), '20,000');
  const one = saved();
  await userEvent.click(savings.getByRole('button', { name: 'Add a one-time payment' }));

  expect(savings.getByLabelText('One-time payment 2')).toHaveFocus();
  expect(savings.getByLabelText('Month of payment 2')).toHaveValue('24');
  await userEvent.keyboard('10,000');
  expect(savings.getByLabelText('One-time payment 2')).toHaveValue('10,000');
  const two = saved();
  expect(two).not.toBe(one);
  await enter(savings.getByLabelText('Month of payment 2'), '48');
  expect(saved()).not.toBe(two);

  await userEvent.click(savings.getByRole('button', { name: 'Remove one-time payment 1' }));
  expect(savings.getByLabelText('One-time payment')).toHaveFocus();
  expect(savings.getByLabelText('One-time payment')).toHaveValue('10,000');
  expect(savings.getByLabelText('Month of the one-time payment')).toHaveValue('48');
  expect(savings.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();

  await enter(savings.getByLabelText('Month of the one-time payment'), '361');
  expect(savings.getByText(/For example, \$200 more a month saves/)).toBeVisible();
});

test('takes up to twelve one-time payments', async () => {
  await openTools('early');
  const savings = region('Early payoff savings');
  for (let count = 1; count < 12; count++) {
    await userEvent.click(savings.getByRole('button', { name: 'Add a one-time payment' }));
  }
  expect(savings.getByLabelText('One-time payment 12')).toHaveFocus();
  expect(savings.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
  expect(savings.getByText('Up to 12 one-time payments can be added.')).toBeVisible();

  await userEvent.click(savings.getByRole('button', { name: 'Remove one-time payment 12' }));
  expect(savings.getByLabelText('One-time payment 11')).toHaveFocus();
  expect(savings.getByRole('button', { name: 'Add a one-time payment' })).toBeVisible();
});

test('says which limit of the 28/36 rule decides, with all costs counted', async () => {
  await openTools('afford');
  const whole = region('With taxes, insurance and mortgage insurance');
  const price = panel().getByText('Home price with taxes and insurance').nextElementSibling;
  const specified = panel().getByText('$494,408.81', largeFigure);
  expect(price).toHaveTextContent('$382,342.81');
  expect(price).toHaveClass(specified.className);
  expect(panel().getByText('You reach the 28% housing limit first.')).toBeVisible();
  expect(figure(whole, 'Whole monthly payment')).toHaveTextContent('$2,333.33');

  await enter(group('Household').getByLabelText('Monthly debts'), '1,500');
  expect(panel().getByText('You reach the 36% limit for housing and debts first.')).toBeVisible();
  expect(figure(whole, 'Whole monthly payment')).toHaveTextContent('$1,500.00');

  await enter(group('Household').getByLabelText('Down payment'), '5');
  expect(figure(whole, 'Mortgage insurance')).toBeVisible();
  await enter(group('Household').getByLabelText('Monthly debts'), '9,000');
  expect(whole.getByText(/your debts leave nothing for housing/)).toBeVisible();
});

test('shows a down payment that is the price less the loan, to the cent', async () => {
  await openTools('afford');
  await enter(group('Household').getByLabelText('Yearly income'), '60,000');
  const answer =
    panel().getByText('$257,092.58', largeFigure).closest('div')?.parentElement ?? document.body;
  expect(figure(within(answer), 'Loan amount')).toHaveTextContent('$205,674.07');
  expect(figure(within(answer), 'Down payment')).toHaveTextContent('$51,418.51');
});

test('compares offers with points and fees by their APR and over the years', async () => {
  await openTools('compare');
  const loans = region('Compare two loans');
  expect(loans.queryByText(/interest, points and fees/)).not.toBeInTheDocument();
  const [points] = loans.getAllByLabelText('Points');
  if (!points) throw new Error('There are no points.');

  await enter(points, '1.5');
  expect(loans.getByText('6.646%')).toBeVisible();
  expect(
    loans.getAllByText(/Over 7 years, loan 2 costs \$.* less in interest, points and fees\./),
  ).not.toHaveLength(0);
});

test('warns of a new loan whose term starts again', async () => {
  await openTools('refinance');
  const refinancing = region('Should I refinance?');
  expect(refinancing.getByText(/^Saves \$268 a month, pays for itself in 23 months/)).toBeVisible();
  expect(figure(refinancing, 'Break-even')).toHaveTextContent('1 year 11 months');
  expect(refinancing.getByText(/The term starts again: .*5 years longer/)).toBeVisible();

  await enter(refinancing.getByLabelText('New rate'), '8');
  expect(refinancing.getAllByText('Never')).not.toHaveLength(0);
});

test('says when buying is ahead of renting, and what that assumes', async () => {
  await openTools('rent');
  const renting = region('Should I rent or buy?');
  expect(renting.getByText(/^In 7 years renting leaves you about \$22,000 ahead/)).toBeVisible();
  expect(figure(renting, 'Buying wins')).toHaveTextContent('From year 12');
  await enter(renting.getByLabelText('Monthly rent'), '4000');
  expect(
    renting.getByText(/^In 7 years buying leaves you about .* it wins from year/),
  ).toBeVisible();
  await enter(renting.getByLabelText('Monthly rent'), '100');
  expect(renting.getAllByText('Not in 30 years')).not.toHaveLength(0);
});

test('a change is announced once, by the tool whose answer it changes', async () => {
  await openTools('early', 'afford', 'compare', 'refinance', 'rent');
  // The tools are silent until their first frame is drawn.
  await act(() => new Promise(requestAnimationFrame));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const statuses = () => panel().getAllByRole('status');
  /** Returns what is said once a field has another value. */
  const saidAfter = (field: HTMLElement, value: string) => {
    const before = new Map(statuses().map((status) => [status, status.textContent]));
    fireEvent.change(field, { target: { value } });
    act(() => void vi.advanceTimersByTime(1_500));
    return statuses()
      .filter((status) => status.textContent !== (before.get(status) ?? ''))
      .map((status) => status.textContent);
  };
  const home = group('Home and loan');
  const once = (text: RegExp) => [expect.stringMatching(text)];

  expect(saidAfter(home.getByLabelText('Extra payment'), '200')).toEqual(
    once(/^\$200 more a month saves .* of interest\.$/),
  );
  expect(saidAfter(home.getByLabelText('Home price'), '500,000')).toEqual(
    once(/^\$.* a month with taxes and insurance, before/),
  );
  expect(saidAfter(group('Household').getByLabelText('Yearly income'), '90,000')).toEqual(
    once(/^About \$.* with taxes and insurance;/),
  );
  const share = panel().getByRole('slider', { name: 'Share of your limit to use' });
  expect(saidAfter(share, '50')).toEqual(once(/^About \$.* with taxes and insurance;/));
  expect(saidAfter(group('Loan 2').getByLabelText('Points'), '1')).toEqual(once(/^Loan 2 /));
  expect(saidAfter(group('Refinancing').getByLabelText('New rate'), '7')).toEqual(
    once(/^Saves .* over both terms\.$/),
  );
  expect(saidAfter(group('Renting and buying').getByLabelText('Monthly rent'), '3,000')).toEqual(
    once(/^In 7 years /),
  );
});
