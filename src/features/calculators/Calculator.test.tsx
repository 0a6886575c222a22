import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { forget } from '#src/data/state/unsaved.ts';
import { factDays } from '#src/model/facts/loan-facts.ts';
import { formatAbout } from '#src/model/loans/format-figures.ts';
import { site } from '#src/site.ts';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import { rates } from '#tests/fixtures/rates.ts';
import { place, renderAt } from '#tests/fixtures/render-at.tsx';
import { Calculator, loadAdvancedTools } from './Calculator.tsx';
import { toolDefaults } from './inputs/tool-inputs.ts';
import { keepInputs } from './inputs/use-inputs.ts';
import { compareGrowths } from './tools/RentOrBuySection.tsx';
import { type ToolName, toolTitles } from './tools/use-tools.ts';

const { getRates } = mockExports(await import('#src/data/site/rates.service.ts'), {
  getRates: vi.fn(async () => undefined),
});

/** A phone has one column, and shows one tool at a time. */
let isPhone = false;

async function open(address = '/calculator') {
  await act(async () => void renderAt(<Calculator />, address));
}

// The parts of so large a page, without computing for each element whether it is hidden.
const panel = () =>
  within(document.querySelector<HTMLElement>('[role=tabpanel]:not([hidden])') as HTMLElement);
const group = (name: string) => within(panel().getByRole('group', { name, hidden: true }));
const region = (name: string) => within(panel().getByRole('region', { name, hidden: true }));

const openTool = (title: string) =>
  userEvent.click(panel().getByRole('button', { name: title, expanded: false }));

const findOpenTools = () =>
  panel()
    .getAllByRole('button', { expanded: true })
    .map((heading) => heading.textContent);

/** Enters a text at once, as a paste does: each key would compute everything again. */
async function enter(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.paste(text);
}

beforeAll(async () => {
  await loadAdvancedTools();
});

beforeEach(() => {
  isPhone = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
  window.history.replaceState(null, '', '/calculator');
  for (const key of Object.keys(sessionStorage)) forget(key.replace(`${site.slug}.`, ''));
});

test('begins with the basic calculator and the specified defaults; the advanced one has every specified figure', async () => {
  await open();

  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Basic', 'Advanced']);
  expect(screen.getByRole('tab', { name: 'Basic' })).toHaveAttribute('aria-selected', 'true');
  expect(group('Loan').getByLabelText('Loan amount')).toHaveValue('300,000');
  expect(group('Loan').getByLabelText('Interest rate')).toHaveValue('4.5');
  expect(group('Loan').getByRole('slider')).toHaveAttribute('aria-valuetext', '30 years');
  expect(panel().getAllByText('$1,520.06')).not.toHaveLength(0);

  await userEvent.click(screen.getByRole('tab', { name: 'Advanced' }));
  expect(panel().getAllByRole('link', { name: 'Get Pre-Approved' })).toHaveLength(2);

  await openTool('How much home can I afford?');
  await openTool('Compare two loans');
  // Either tool's script may come first.
  await panel().findAllByText('$494,409');
  expect(await panel().findByText('$1,896.20')).toBeVisible();
  for (const figure of ['$2,021.39', '$1,621.39', '$263,701', '$494,409']) {
    expect(panel().getAllByText(figure), figure).not.toHaveLength(0);
  }
  expect(panel().getByText('$1,750.72')).toBeVisible();
});

test('computes with each key, and shows an amount back in its usual form when it is left', async () => {
  await open();
  const amount = group('Loan').getByLabelText<HTMLInputElement>('Loan amount');

  await userEvent.type(amount, '5', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(amount).toHaveValue('3500,000');
  expect(amount.selectionStart, 'the caret stays').toBe(2);
  await userEvent.clear(amount);
  await userEvent.type(amount, '200k');
  expect(amount).toHaveValue('200k');
  expect(panel().getAllByText('$1,013.37')).not.toHaveLength(0);

  await userEvent.tab();
  expect(amount).toHaveValue('200,000');

  await enter(amount, 'abc');
  expect(amount).toHaveAccessibleDescription('Enter a number, like 300,000.');
  expect(panel().getAllByText('$0.00')).not.toHaveLength(0);
});

test('says what FHA asks for, by the score, beside figures that stand, and fills in the down payment', async () => {
  await open('/calculator#tab=advanced&price=410000&down=1.2%25&rate=6.375&type=fha');
  const summary = () => screen.getByRole('heading', { name: 'Mortgage summary' }).parentElement;
  const below = 'From a score of 500 to 579 FHA asks for 10% down: $41,000. Below a score of 500';
  expect(summary()).toHaveTextContent(
    `From a score of 580 FHA asks for 3.5% down: $14,350. ${below}`,
  );
  const score = group('Home and loan').getByLabelText('Credit score');
  await userEvent.selectOptions(score, '500–579');
  expect(summary()).toHaveTextContent('At this score FHA asks for 10% down: $41,000.');
  expect(summary()).toHaveTextContent('$412,169');

  await userEvent.click(panel().getByRole('button', { name: 'Use $41,000' }));
  const downPayment = group('Home and loan').getByLabelText('Down payment');
  expect(downPayment).toHaveValue('41,000');
  expect(downPayment).toHaveFocus();
  expect(summary()).not.toHaveTextContent('FHA asks for');
  await userEvent.selectOptions(score, 'Not chosen');
  expect(summary()).toHaveTextContent('Below a score of 500, there’s no FHA loan.');
});

test('the answers of the other calculators lead to the form with what was entered, and with nothing of a default', async () => {
  const press = (part = panel()) =>
    userEvent.click(part.getByRole('link', { name: 'Get Pre-Approved' }));
  await open();
  await press();
  expect(place.state).toBeFalsy();
  await enter(group('Loan').getByLabelText('Loan amount'), '200k');
  await press();
  expect(place.state).toEqual({ homePrice: '250,000', downPayment: '20%' });
  cleanup();

  await open('/calculator#tab=advanced&tool=afford');
  const income = await panel().findByLabelText('Yearly income');
  const affordability = region('How much home can I afford?');
  await press(affordability);
  expect(place.state).toEqual({});
  await enter(income, '90k');
  await press(affordability);
  expect(place.state).toEqual({ income: '90,000', homePrice: '336,000', downPayment: '20%' });
});

test('Get Pre-Approved passes on only what was entered, also where it equals a default', async () => {
  await open('/calculator#tab=advanced');
  async function passOn() {
    await userEvent.click(panel().getAllByRole('link', { name: 'Get Pre-Approved' })[0] as Element);
    expect(place.address).toBe('/quote');
    return place.state;
  }
  const price = () => group('Home and loan').getByLabelText('Home price');
  const share = () => group('Home and loan').getByLabelText('Percent down');

  await userEvent.click(price());
  await userEvent.tab();
  await userEvent.tab();
  expect(share()).toHaveFocus();
  await userEvent.tab();
  expect(await passOn()).toEqual({});

  await enter(price(), '450k');
  expect(await passOn()).toEqual({ homePrice: '450,000' });
  await enter(price(), '400,000');
  expect(await passOn()).toEqual({ homePrice: '400,000' });
  await enter(share(), '20');
  cleanup();

  await open();
  expect(await passOn()).toEqual({ homePrice: '400,000', downPayment: '20%' });
});

test('an extra payment shows its savings, and leaves summary and schedule alone', async () => {
  await open('/calculator#tab=advanced');

  await enter(group('Home and loan').getByLabelText('Extra payment'), '200');

  await openTool('Early payoff savings');
  await openTool('Amortization schedule');
  const savings = region('Early payoff savings');
  expect(savings.getByText('Time saved').nextElementSibling).toHaveTextContent(/^6 years$/);
  const month = /^[A-Z][a-z]+ (\d{4})$/;
  const findYear = (label: string) =>
    Number(month.exec(panel().getByText(label).nextElementSibling?.textContent ?? '')?.[1]);
  const early = findYear('Paid off with extra payments');
  expect(findYear('Paid off') - early).toBe(6);
  const chart = region('Payment breakdown');
  expect(chart.getByText(/^With extra payments, paid off [A-Z][a-z]+ \d{4}$/)).toBeVisible();
  expect(panel().getAllByText('$2,021.39')).not.toHaveLength(0);
  expect(region('Amortization schedule').getAllByRole('row')).toHaveLength(31);
});

test('the schedule goes by years, and each opens its months', async () => {
  await open('/calculator#tab=advanced');
  await openTool('Amortization schedule');
  const schedule = region('Amortization schedule');
  expect(schedule.getByText(/Starting with payment 176/)).toBeVisible();

  await userEvent.click(
    schedule.getByRole('button', { name: 'Months of year 2', expanded: false }),
  );
  const months = schedule.getAllByRole('rowheader', { name: /^Month \d/ });
  expect(months.map((month) => month.textContent)).toEqual(
    Array.from({ length: 12 }, (_, index) => `Month ${index + 13}`),
  );
  const balances = () =>
    schedule.getAllByRole('row').map((row) => row.lastElementChild?.textContent);
  expect(balances()[14]).toBe(balances()[2]);
  await userEvent.click(schedule.getByRole('button', { name: 'Months of year 2', expanded: true }));
  expect(schedule.getAllByRole('row')).toHaveLength(31);

  await enter(group('Home and loan').getByLabelText('Percent down'), '100');
  expect(await schedule.findByText(/nothing to pay/)).toBeVisible();
  expect(panel().getAllByText('No loan')).not.toHaveLength(0);
});

test('a link brings its numbers back, and copies without income and debts', async () => {
  const user = userEvent.setup();
  await open('/calculator#tab=advanced&price=500000&down=10%25&rate=6&term=15&loan2=1&income=7');
  expect(group('Home and loan').getByLabelText('Home price')).toHaveValue('500,000');
  expect(group('Home and loan').getByLabelText('Down payment')).toHaveValue('50,000');
  await openTool('How much home can I afford?');
  const income = await panel().findByLabelText('Yearly income');
  expect(income).toHaveValue('100,000');
  await enter(income, '123,456');

  await user.click(panel().getByRole('button', { name: 'Copy link' }));

  expect(await panel().findByText(/Link copied/)).toBeVisible();
  const link = await navigator.clipboard.readText();
  expect(link).toContain('/calculator#tab=advanced&tool=afford&price=500000&down=10%25');
  expect(link).toContain('&rate=6&term=15');
  expect(link).not.toMatch(/income|debts|123/);
});

test('keeps what was entered, and the tab, for the visit', async () => {
  await open();
  await enter(group('Loan').getByLabelText('Loan amount'), '200k');
  await userEvent.click(screen.getByRole('tab', { name: 'Advanced' }));
  await openTool('How much home can I afford?');
  await enter(await panel().findByLabelText('Yearly income'), '90,000');
  cleanup();

  await open();
  expect(screen.getByRole('tab', { name: 'Advanced' })).toHaveAttribute('aria-selected', 'true');
  expect(await panel().findByLabelText('Yearly income')).toHaveValue('90,000');
  await userEvent.click(screen.getByRole('tab', { name: 'Basic' }));
  expect(group('Loan').getByLabelText('Loan amount')).toHaveValue('200,000');
});

test('a link that is followed replaces what was entered, and goes once that is changed', async () => {
  const link = '/calculator#tab=basic&loan=250000&rate=6';
  await open();
  await enter(group('Loan').getByLabelText('Loan amount'), '200k');
  cleanup();

  await open(link);
  expect(group('Loan').getByLabelText('Loan amount')).toHaveValue('250,000');
  await enter(group('Loan').getByLabelText('Loan amount'), '260k');
  expect(group('Loan').getByLabelText('Loan amount')).toHaveValue('260k');
  expect(place.address).toBe('/calculator');
  cleanup();

  await open();
  expect(group('Loan').getByLabelText('Loan amount')).toHaveValue('260k');
  expect(group('Loan').getByLabelText('Interest rate')).toHaveValue('6');
  cleanup();

  await open(link);
  expect(group('Loan').getByLabelText('Loan amount')).toHaveValue('250,000');
});

test('announces the payment once it has settled', async () => {
  await open();
  const amount = group('Loan').getByLabelText('Loan amount');
  await userEvent.clear(amount);
  await userEvent.type(amount, '200,000');
  expect(panel().queryByText(/Monthly payment \$/)).not.toBeInTheDocument();

  await screen.findByText(
    'Monthly payment $1,013.37. Principal and interest on $200,000 at 4.5% over 30 years.',
    undefined,
    {
      timeout: 2500,
    },
  );
});

test('a phone shows one tool beside the chart, a wider window as many as are opened', async () => {
  await open('/calculator#tab=advanced');
  expect(findOpenTools()).toEqual(['Payment breakdown']);
  await openTool('Should I refinance?');
  expect(findOpenTools()).toEqual(['Payment breakdown', 'Should I refinance?']);

  isPhone = true;
  await openTool('Compare two loans');
  expect(findOpenTools()).toEqual(['Payment breakdown', 'Compare two loans']);
  expect(panel().queryByRole('group', { name: 'Refinancing' })).not.toBeInTheDocument();
  cleanup();

  await open();
  expect(findOpenTools()).toEqual(['Payment breakdown', 'Compare two loans']);
});

test('from 960 pixels, the specified outputs are open, and in no link', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(width >= 60rem)' }));
  await open('/calculator#tab=advanced');
  expect(findOpenTools()).toEqual([
    'Payment breakdown',
    'Early payoff savings',
    'Amortization schedule',
    'How much home can I afford?',
    'Compare two loans',
  ]);
  await userEvent.setup().click(panel().getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).not.toContain('tool=');
});

test('a link to a tool opens it, and leaves the numbers that were entered', async () => {
  await open('/calculator#tab=advanced');
  await enter(group('Home and loan').getByLabelText('Home price'), '555,000');
  cleanup();

  await open('/calculator#tab=advanced&tool=rent');
  expect(await panel().findByLabelText('Monthly rent')).toBeVisible();
  expect(findOpenTools()).toEqual(['Payment breakdown', 'Should I rent or buy?']);
  const heading = panel().getByRole('button', { name: 'Should I rent or buy?' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(group('Home and loan').getByLabelText('Home price')).toHaveValue('555,000');
  cleanup();

  await open('/calculator#tab=advanced&tool=refinance&refinancebalance=123456');
  expect(await panel().findByLabelText('Current balance')).toHaveValue('123,456');
});

test('carries a rate and a term that are changed in Basic to Advanced, once', async () => {
  await open();
  await enter(group('Loan').getByLabelText('Interest rate'), '6.75');
  await userEvent.click(screen.getByRole('tab', { name: 'Advanced' }));
  const rate = () => group('Home and loan').getByLabelText('Interest rate');
  await waitFor(() => expect(rate()).toHaveValue('6.75'));

  await enter(rate(), '7');
  await userEvent.click(screen.getByRole('tab', { name: 'Basic' }));
  await enter(group('Loan').getByLabelText('Loan amount'), '200k');
  cleanup();

  await open();
  await userEvent.click(screen.getByRole('tab', { name: 'Advanced' }));
  expect(rate()).toHaveValue('7');
  cleanup();

  // Not carried yet, as after a visit to the Basic tab alone.
  keepInputs('basic', { basic: { rate: '6.25' } });
  await open('/calculator#tab=advanced&price=500000&rate=5');
  expect(rate()).toHaveValue('5');
});

/** Each tool's fields that take over what is typed above: by default, and with the numbers that are typed below. */
const takenOver: [ToolName, string, string, before: string, after: string][] = [
  ['afford', 'Household', 'Interest rate', '6.5', '6.375'],
  ['afford', 'Household', 'Down payment', '20', '12.0482'],
  ['afford', 'Household', 'Loan term', '30', '20'],
  ['compare', 'Loan 1', 'Loan amount', '300,000', '365,000'],
  ['compare', 'Loan 1', 'Interest rate', '6.5', '6.375'],
  ['compare', 'Loan 1', 'Loan term', '30', '20'],
  ['compare', 'Loan 2', 'Loan amount', '300,000', '365,000'],
  ['compare', 'Loan 2', 'Interest rate', '5.75', '6.375'],
  ['compare', 'Loan 2', 'Loan term', '30', '20'],
  ['refinance', 'Refinancing', 'Current balance', '250,000', '365,000'],
  ['refinance', 'Refinancing', 'Current rate', '7.25', '7.25'],
  ['refinance', 'Refinancing', 'New rate', '6.25', '6.375'],
  ['refinance', 'Refinancing', 'New loan term', '30', '20'],
  ['rent', 'Renting and buying', 'Purchase price', '400,000', '415,000'],
  ['rent', 'Renting and buying', 'Down payment', '20', '12.0482'],
  ['rent', 'Renting and buying', 'Interest rate', '6.5', '6.375'],
  ['rent', 'Renting and buying', 'Loan term', '30', '20'],
  ['rent', 'Renting and buying', 'Property tax', '1.1', '1.2'],
  ['rent', 'Renting and buying', 'Home insurance', '1,800', '1,500'],
  ['rent', 'Renting and buying', 'HOA dues', '0', '60'],
];
const typedAbove: [string, string][] = [
  ['Home price', '415,000'],
  ['Down payment', '50,000'],
  ['Interest rate', '6.375'],
  ['Loan term', '20'],
  ['Property tax', '4,980'],
  ['Home insurance', '1,500'],
  ['HOA dues', '60'],
];
const readField = ([, name, label]: (typeof takenOver)[number]) =>
  (group(name).getByLabelText(label) as HTMLInputElement).value;
const typeAbove = (typed: typeof typedAbove) => {
  for (const [label, value] of typed) {
    fireEvent.change(group('Home and loan').getByLabelText(label), { target: { value } });
  }
};
const press = (name: string, tool: ToolName) =>
  userEvent.click(region(toolTitles[tool]).getByRole('button', { name }));

describe('the same loan', () => {
  test('each tool takes over what is typed above and says so, with its own numbers one press away, and what is not typed keeps its default', async () => {
    await open('/calculator#tab=advanced');
    await openLoaded('afford', 'compare', 'refinance', 'rent');
    const expectValues = (column: 3 | 4, at: readonly string[]) => {
      for (const row of takenOver) {
        expect(readField(row), row.join()).toBe(
          at.includes(row[0]) ? row[column] : row[7 - column],
        );
      }
    };
    const all = ['afford', 'compare', 'refinance', 'rent'];
    expectValues(3, all);
    expect(panel().queryByText(/home and loan above:/)).not.toBeInTheDocument();

    // Value by value: of one that is typed, only that changes.
    typeAbove([['Interest rate', '6.375']]);
    for (const row of takenOver) {
      const isRate = /^(Interest|New) rate$/.test(row[2]);
      expect(readField(row), row.join()).toBe(isRate ? '6.375' : row[3]);
    }
    const examples = 'This tool’s examples until you enter yours: ';
    expect(region(toolTitles.afford).getByText(`${examples}term, down payment.`)).toBeVisible();
    const ofHome =
      'With taxes and insurance, at 6.375% over 30 years. Our examples until you enter yours: ';
    expect(panel().getByText(`${ofHome}property tax, home insurance.`)).toBeVisible();
    typeAbove(typedAbove);
    expect(panel().queryByText(/examples until you enter/)).not.toBeInTheDocument();
    expect(
      panel().getByText('With taxes, insurance and HOA dues, at 6.375% over 20 years.'),
    ).toBeVisible();
    expectValues(4, all);
    expect(
      panel().getByText(
        'From the home and loan above: price, down payment, rate, term, property tax, home insurance, HOA dues.',
      ),
    ).toBeVisible();

    await press('Use this tool’s own numbers', 'rent');
    expectValues(4, ['afford', 'compare', 'refinance']);
    expect(region(toolTitles.rent).getByText(/^Different from above: price, /)).toBeVisible();
    cleanup();
    await open();
    await screen.findByRole('group', { name: 'Loan 2' });
    expectValues(4, ['afford', 'compare', 'refinance']);
    await press('Use the numbers above', 'rent');
    expectValues(4, all);
  });

  test('what is typed in a tool stays there, also when it is what stood there, and the rest still follows', async () => {
    await open('/calculator#tab=advanced');
    await openLoaded('afford');
    typeAbove([['Interest rate', '6.375']]);
    const rate = () => group('Household').getByLabelText('Interest rate');
    // A field that is only left is not typed.
    await userEvent.click(rate());
    await userEvent.tab();
    typeAbove([['Interest rate', '6']]);
    expect(rate()).toHaveValue('6');
    await enter(rate(), '6.5');
    typeAbove([
      ['Interest rate', '7'],
      ['Loan term', '15'],
    ]);
    expect(rate()).toHaveValue('6.5');
    expect(group('Household').getByLabelText('Loan term')).toHaveValue('15');
    const note = region(toolTitles.afford).getByText('From the home and loan above: term.');
    expect(note.nextElementSibling).toHaveTextContent('Different from above: rate.');
  });

  test('a link that was copied before opens what it held, and what agrees with its home loan follows', async () => {
    await open(
      '/calculator#tab=advanced&price=415000&down=50000&rate=6&term=20&householdrate=6&refinancebalance=200000',
    );
    await openLoaded('afford', 'compare', 'refinance', 'rent');
    const held: Record<string, string> = {
      'Household Interest rate': '6',
      'Refinancing Current balance': '200,000',
    };
    for (const row of takenOver) {
      const name = `${row[1]} ${row[2]}`;
      expect(readField(row), name).toBe(held[name] ?? row[3]);
    }
    typeAbove([['Interest rate', '7']]);
    expect(group('Household').getByLabelText('Interest rate')).toHaveValue('7');
    expect(group('Refinancing').getByLabelText('New rate')).toHaveValue('6.25');
  });

  test('one press sets all rates to the example, and one brings them back', async () => {
    getRates.mockResolvedValue(rates);
    await open('/calculator#tab=advanced');
    await openLoaded('afford', 'compare', 'refinance', 'rent');
    await enter(group('Loan 2').getByLabelText('Interest rate'), '5.5');
    const shown = () =>
      panel()
        .getAllByLabelText<HTMLInputElement>(/^(Interest|New) rate$/)
        .map(({ value }) => value);
    const before = ['4.5', '6.5', '6.5', '5.5', '6.25', '6.5'];
    expect(shown()).toEqual(before);
    await userEvent.click(await panel().findByRole('button', { name: /^All at / }));
    await waitFor(() => expect(shown()).toEqual(before.map(() => '6.375')));
    expect(group('Refinancing').getByLabelText('Current rate')).toHaveValue('7.25');
    await userEvent.click(panel().getByRole('button', { name: 'Put all rates back' }));
    expect(shown()).toEqual(before);
    expect(panel().getByRole('button', { name: /^All at / })).toBeVisible();
  });

  test('on a phone, a tool that was filled folds to its answer, which follows what is typed above', async () => {
    isPhone = true;
    await open('/calculator#tab=advanced');
    await openLoaded('rent');
    await enter(group('Renting and buying').getByLabelText('Monthly rent'), '2,100');
    await openLoaded('afford');
    const folded = () => region(toolTitles.rent).getByText(/ 7 years/);
    const answer = folded().textContent;
    expect(screen.queryByRole('group', { name: 'Renting and buying' })).not.toBeInTheDocument();
    typeAbove([['Interest rate', '9']]);
    expect(folded().textContent).not.toBe(answer);
    await openLoaded('rent');
    expect(group('Renting and buying').getByLabelText('Monthly rent')).toHaveValue('2,100');
    // Nothing was typed in it.
    expect(region(toolTitles.afford).queryByText(/^About/)).not.toBeInTheDocument();
  });
});

/** What is in the size of an answer; a bar repeats it on a phone. */
const largeFigure = { selector: '[class*=figure]' };

/** Returns the value of a figure in a list, by its name. */
const figure = (within_: ReturnType<typeof region>, name: string) =>
  within_.getByText(name, { selector: 'dt' }).nextElementSibling;

/** Opens tools beside the breakdown, which is open from the start. Each one computes with every change. */
async function openLoaded(...names: ToolName[]) {
  for (const name of names) await openTool(toolTitles[name]);
  await waitFor(() => expect(panel().queryByText('Loading…')).not.toBeInTheDocument());
}

test('mortgage insurance counts by itself, one press leaves it out, and a link keeps that', async () => {
  await open('/calculator#tab=advanced&tool=schedule');
  await enter(group('Home and loan').getByLabelText('Percent down'), '10');
  const count = () => group('Home and loan').getByLabelText('Count mortgage insurance');
  expect(count()).toBeChecked();
  expect(figure(panel(), 'Mortgage insurance')).toHaveTextContent('$114.00');
  await userEvent.click(count());
  expect(panel().getByText(/before mortgage insurance of about \$114/)).toBeVisible();
  await userEvent.setup().click(panel().getByRole('button', { name: 'Copy link' }));
  const link = await navigator.clipboard.readText();
  cleanup();
  await open(link.slice(link.indexOf('/calculator')));
  expect(count()).not.toBeChecked();
});

test('takes up to twelve one-time payments', async () => {
  const many = Array.from({ length: 12 }, (_, index) => `&once${index ? index + 1 : ''}=100`);
  await open(`/calculator#tab=advanced&tool=early${many.join('')}`);
  const savings = region('Early payoff savings');
  expect(savings.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
  expect(savings.getByText('Up to 12 one-time payments can be added.')).toBeVisible();

  await userEvent.click(savings.getByRole('button', { name: 'Remove one-time payment 12' }));
  expect(savings.getByLabelText('One-time payment 11')).toHaveFocus();
  expect(savings.getByRole('button', { name: 'Add a one-time payment' })).toBeVisible();
});

describe('with 10% down', () => {
  beforeEach(() => open('/calculator#tab=advanced&price=400000&down=10%25&rate=6'));

  test('a link without mortgage insurance leaves it out and names the premium, and counts it on request', async () => {
    await openLoaded('schedule');
    const home = group('Home and loan');
    // 360,000 at 0.38% a year, for a score of 740 and 10% down.
    expect(panel().getByText(/before mortgage insurance of about \$114 a month\.$/)).toBeVisible();
    expect(panel().getAllByText('$2,558.38')).not.toHaveLength(0);
    expect(panel().getAllByText('Monthly payment before mortgage insurance')).not.toHaveLength(0);
    expect(panel().queryByText('Mortgage insurance')).not.toBeInTheDocument();
    expect(panel().queryByText(/^Mortgage insurance ends/)).not.toBeInTheDocument();

    await userEvent.click(home.getByLabelText('Count mortgage insurance'));
    expect(panel().getAllByText('$2,672.38')).not.toHaveLength(0);
    expect(panel().queryByText(/before mortgage insurance/)).not.toBeInTheDocument();
    expect(panel().getByText(/ends with payment \d+ .*by law, after \$/)).toBeVisible();
    expect(panel().getByText(/from a list of 2018 .*because insurers now quote/)).toBeVisible();
    expect(region('Payment breakdown').getByText('Mortgage insurance')).toBeVisible();
    const schedule = region('Amortization schedule');
    expect(await schedule.findByText('Mortgage insurance')).toBeVisible();
    expect(
      await region('Payment breakdown').findByText(
        /^Mortgage insurance ends [A-Z][a-z]+ \d{4} if you ask$/,
      ),
    ).toBeVisible();
    for (const [flag, year] of [
      ['on request', '8'],
      ['by law', '9'],
    ]) {
      const row = schedule.getByText(`Mortgage insurance ends ${flag}`).closest('tr');
      expect(row?.previousElementSibling?.firstElementChild).toHaveTextContent(`${year}`);
    }

    await enter(home.getByLabelText('Insurance premium'), '0.6');
    expect(panel().getAllByText('$2,738.38')).not.toHaveLength(0);
    await userEvent.selectOptions(home.getByLabelText('Credit score'), '620–639');
    await userEvent.clear(home.getByLabelText('Insurance premium'));
    expect(home.getByLabelText('Insurance premium')).toHaveAccessibleDescription(/assume 0\.94%/);

    await enter(home.getByLabelText('Percent down'), '20');
    expect(home.queryByLabelText('Count mortgage insurance')).not.toBeInTheDocument();
  });

  test('counts the fees of FHA, VA and USDA loans', async () => {
    const home = group('Home and loan');
    await userEvent.selectOptions(home.getByLabelText('Loan type'), 'FHA');
    // 1.75% of 360,000.
    expect(panel().getByText(/upfront premium of \$6,300 is added to the loan/)).toBeVisible();
    expect(panel().getByText(/lasts until payment 132/)).toBeVisible();
    expect(panel().getAllByText('$366,300')).not.toHaveLength(0);

    await userEvent.selectOptions(home.getByLabelText('Loan type'), 'VA');
    expect(panel().getByText(/funding fee of \$4,500 is added/)).toBeVisible();
    await openLoaded('schedule');
    // It has no monthly insurance, so no column of it.
    expect(region('Amortization schedule').getAllByRole('columnheader')).toHaveLength(4);
    await userEvent.selectOptions(
      home.getByLabelText('Your VA benefit'),
      'I am exempt from the fee',
    );
    expect(panel().getByText(/You pay no funding fee/)).toBeVisible();

    await userEvent.selectOptions(home.getByLabelText('Loan type'), 'USDA');
    expect(panel().getByText(/guarantee fee of \$3,636 is added/)).toBeVisible();

    expect(panel().queryByText(/changed since/)).toBeNull();
    const dayAfter = new Date(`${factDays.va.ends}T12:00:00Z`).getTime() + 24 * 60 * 60 * 1000;
    vi.setSystemTime(dayAfter);
    await userEvent.selectOptions(home.getByLabelText('Loan type'), 'VA');
    expect(panel().getByText(/They’ve changed since/)).toBeVisible();
  });

  test('one-time payments come each with their month, and a payment after the last one saves nothing', async () => {
    await openLoaded('early');
    const savings = region('Early payoff savings');
    const saved = () => figure(savings, 'Interest saved')?.textContent;
    expect(savings.getByText(/For example, \$200 more a month saves/)).toBeVisible();
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

    const month = savings.getByLabelText('Month of the one-time payment');
    await enter(month, '361');
    expect(month).toHaveAccessibleDescription('Enter a month from 1 to 360.');
    expect(savings.getByText(/For example, \$200 more a month saves/)).toBeVisible();
    await userEvent.click(savings.getByLabelText('Pay half every two weeks'));
    expect(savings.getByText(/^Half a payment every two weeks saves/)).toBeVisible();
  });

  test('says which limit of the 28/36 rule decides, with all costs counted', async () => {
    await openLoaded('afford');
    const whole = region(toolTitles.afford);
    const price = panel().getByText('Home price with taxes and insurance').nextElementSibling;
    expect(price).toHaveTextContent('$382,343');
    expect(figure(whole, 'Home price')).toHaveTextContent('$494,409');
    expect(panel().queryByText('$494,409', largeFigure)).not.toBeInTheDocument();
    expect(
      panel().getByText(
        /^You reach the 28% housing limit first\..* \$87,939 in cash.* It counts our/,
      ),
    ).toBeVisible();
    expect(figure(whole, 'Monthly payment')).toHaveTextContent('$2,333.33');
    const rule = whole.getByRole('heading', { name: /^By the 36% rule/ });
    expect(rule.previousElementSibling).toHaveTextContent(/Loan amount\$305,874$/);
    expect(rule.nextElementSibling).toHaveTextContent(/Loan amount\$395,527/);

    await enter(group('Household').getByLabelText('Monthly debts'), '1,500');
    expect(panel().getByText(/^You reach the 36% limit for housing and debts first/)).toBeVisible();
    expect(figure(whole, 'Monthly payment')).toHaveTextContent('$1,500.00');

    await enter(group('Household').getByLabelText('Money you have'), '46,000');
    expect(price).toHaveTextContent('$200,000');
    expect(panel().getByText(/^The money you have limits it\. .*: \$40,000 down/)).toBeVisible();
    expect(panel().getByText(/smaller down payment buys more with the same/)).toBeVisible();
    const help = panel().getByRole('link', { name: 'Help with the down payment' });
    expect(help).toHaveAttribute('href', '/faq#down-payment');
    await enter(group('Household').getByLabelText('Money you have'), '1m');

    await enter(group('Household').getByLabelText('Down payment'), '5');
    expect(figure(whole, 'Mortgage insurance')).toBeVisible();
    await enter(group('Household').getByLabelText('Monthly debts'), '9,000');
    expect(whole.getByText(/your debts leave nothing for housing/)).toBeVisible();
  });

  test('shows a down payment that is the price less the loan, to the dollar', async () => {
    await openLoaded('afford');
    await enter(group('Household').getByLabelText('Yearly income'), '60,000');
    const rule = panel().getByRole('heading', { name: /^By the 36% rule/ });
    expect(rule.nextElementSibling).toHaveTextContent(
      /^Home price\$257,093.*Loan amount\$205,674Down payment\$51,419$/,
    );
  });

  test('shows a new term beside the date that is kept', async () => {
    await openLoaded('refinance');
    const refinancing = region('Should I refinance?');
    expect(
      refinancing.getByText(/^Keep your date and you save \$41,353 in all; start/),
    ).toBeVisible();
    const row = (name: string) =>
      within(refinancing.getByRole('rowheader', { name }).closest('tr') ?? document.body)
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    const columns = ['Start again: 30 years', 'Keep your date: 25 years'];
    for (const name of columns) {
      expect(refinancing.getByRole('columnheader', { name })).toBeVisible();
    }
    expect(row('Each month')).toEqual(['$268 saved', '$158 saved']);
    expect(row('Break-even')).toEqual(['1 year 11 months', '3 years 3 months']);
    expect(row('Over both terms')).toEqual(['$18,040 more', '$41,353 saved']);
  });

  test('says when buying is ahead of renting, and what that assumes', async () => {
    await openLoaded('rent');
    const renting = region('Should I rent or buy?');
    // In the answer and in a phone's bar.
    const verdicts = renting.getAllByText('Close call: renting ahead by about');
    expect(verdicts.map(({ nextElementSibling }) => nextElementSibling?.textContent)).toEqual([
      '$22,000',
      '$22,000',
    ]);
    expect(figure(renting, 'Buying wins')).toHaveTextContent('From year 12');
    const drawing = renting.getByRole('figure', {
      name: /^Renting is ahead at first; buying wins from year 12 \(20\d\d\)\.$/,
    });
    const plot = within(drawing);
    const [{ years }, growths] = compareGrowths(toolDefaults.rentOrBuy);
    const [slower, faster] = growths.map(({ firstYearAhead }) => `from year ${firstYearAhead}`);
    expect(plot.getByText(/^Your stay/)).toHaveTextContent('to the end of year 7 (');
    expect(plot.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^Year 7:/),
    );
    expect(
      plot.getByText(`Value grows a point faster (${faster}) or slower (${slower})`),
    ).toBeVisible();
    const rows = plot.getAllByRole('row', { hidden: true }).slice(1);
    expect(rows.map((row) => row.textContent)).toEqual(
      [1, 5, 10, 15, 20].map((year) => {
        const { buyerWealth = 0, renterWealth = 0 } = years[year - 1] ?? {};
        return `${year === 1 ? 'Year 1' : year}${formatAbout(buyerWealth)}${formatAbout(renterWealth)}`;
      }),
    );
    // How far down each year stands: the band's edges cross the renter's line in the years that are named.
    const depths = Array.from(drawing.querySelectorAll('path'), (path) =>
      (path.getAttribute('d')?.match(/(?<= )[\d.]+/g) ?? []).map(Number),
    );
    const [band = [], , renter = []] = depths;
    const crossings = [band.toReversed(), band].map(
      (edge) => renter.findIndex((depth, index) => (edge[index] ?? 0) < depth) + 1,
    );
    expect(crossings).toEqual(growths.map(({ firstYearAhead }) => firstYearAhead));
    // Those that matter most are open.
    const isOpen = (label: string) => !renting.getByLabelText(label).closest('details');
    expect(isOpen('Home value growth') && isOpen('Rent growth')).toBe(true);
    expect(isOpen('Upkeep')).toBe(false);
    await enter(renting.getByLabelText('Monthly rent'), '100');
    expect(renting.getAllByText('Not in 30 years')).not.toHaveLength(0);
  });

  test('each field has a name that no other one of its group has', async () => {
    await openLoaded('early', 'afford', 'compare', 'refinance', 'rent');
    for (const part of panel().getAllByRole('group', { hidden: true })) {
      const names = [...part.querySelectorAll<HTMLInputElement>('input, select')].map(
        (field) => field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent,
      );
      expect(names).not.toContain(undefined);
      expect(names).toEqual([...new Set(names)]);
    }
  });

  test('a change is announced once, by the tool whose answer it changes', async () => {
    await openLoaded('early', 'afford', 'compare', 'refinance', 'rent');
    // The tools are silent until their first frame is drawn.
    await act(() => new Promise(requestAnimationFrame));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const statuses = () => panel().getAllByRole('status');
    /** Returns what is said once a field has another value. */
    const saidAfter = (field: HTMLElement, value: string) => {
      const before = new Map(statuses().map((status) => [status, status.textContent]));
      field.focus();
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
      once(/^Home price with taxes and insurance \$/),
    );
    const share = panel().getByRole('slider', { name: 'Share of your limit to use' });
    expect(saidAfter(share, '50')).toEqual(once(/^Home price with taxes and insurance \$/));
    expect(saidAfter(group('Loan 2').getByLabelText('Points'), '1')).toEqual(
      once(/^5\.75% with 1 point costs /),
    );
    expect(saidAfter(group('Refinancing').getByLabelText('New rate'), '7')).toEqual(
      once(/^In the 7 years you stay, refinancing costs \$1,636 more/),
    );
    expect(saidAfter(group('Renting and buying').getByLabelText('Monthly rent'), '3,000')).toEqual(
      once(/^Close call: /),
    );
  });
});
