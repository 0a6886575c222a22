import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { amortizationSchedule, sumInterest } from '#src/model/loans/amortization-schedule.ts';
import { earlyPayoff } from '#src/model/loans/early-payoff.ts';
import { formatWhole } from '#src/model/loans/format-figures.ts';
import { totalInterest } from '#src/model/loans/loan-cost.ts';
import { privateInsurance } from '#src/model/loans/mortgage-insurance.ts';
import { remainingBalance } from '#src/model/loans/remaining-balance.ts';
import { LifeOfLoan } from './LifeOfLoan.tsx';

const loan = { principal: 389_500, annualRatePercent: 6.375, termMonths: 360 };
const texts = (elements: Element[]) => elements.map(({ textContent }) => textContent);
const slider = () => screen.getByRole('slider', { name: 'Year of the loan' });

test.each([360, 180])(
  'lists, draws and says the kernel’s balance and interest of a loan over %i months',
  (termMonths) => {
    const shown = { ...loan, termMonths };
    const { container } = render(<LifeOfLoan {...shown} />);

    const rowsOfSchedule = amortizationSchedule(shown);
    const interestLeft = (year: number) => sumInterest(rowsOfSchedule.slice(year * 12));
    const figures = (year: number) =>
      [remainingBalance(shown, year * 12), interestLeft(year)].map((dollars) =>
        formatWhole(dollars),
      );
    const rows = screen.getAllByRole('row', { hidden: true }).slice(1);
    expect(rows.map((row) => texts([...row.querySelectorAll('td')]))).toEqual(
      [0, 5, 10, 15, 20, 25, 30].map(figures),
    );
    // As high as the loan over 30 years, whatever its term.
    const whole = loan.principal + totalInterest(loan);
    const height = 100 - (100 * remainingBalance(shown, 120)) / whole;
    expect(container.querySelector('path')).toHaveAttribute(
      'd',
      expect.stringContaining(`L10 ${height.toFixed(1)}L`),
    );
    fireEvent.change(slider(), { target: { value: '12' } });
    const [balance, interest] = figures(12);
    const said = `Year 12: still owed ${balance}, interest to come ${interest}.`;
    expect(slider()).toHaveAttribute('aria-valuetext', said);
    expect(screen.getByText(said)).toBeVisible();
    fireEvent.change(slider(), { target: { value: '30' } });
    expect(slider()).toHaveAttribute(
      'aria-valuetext',
      'Year 30: still owed $0, interest to come $0.',
    );
  },
);

test('names the payments that end something, and draws the extra payments inside', () => {
  const terms = { annualPremiumPercent: 0.6, requestPercent: 80, endPercent: 78 };
  const insuranceEnd = privateInsurance(loan, { ...terms, originalValue: 410_000 });
  const prepayments = { extraMonthlyPayment: 100 };
  const { months } = earlyPayoff(loan, prepayments);
  const { container } = render(
    <LifeOfLoan
      {...loan}
      prepayments={prepayments}
      {...(insuranceEnd && { insuranceEnd })}
      nameMonth={(payment) => `in month ${payment}`}
    />,
  );

  const figure = screen.getByRole('figure', {
    name: `Over 30 years you pay back $389,500 and ${formatWhole(totalInterest(loan))} of interest. Half of the loan is paid off in year 22.`,
  });
  const [, flags] = within(figure).getAllByRole('list');
  expect(texts([...(flags?.children ?? [])])).toEqual([
    `Mortgage insurance ends in month ${insuranceEnd?.onRequest.payment} if you ask`,
    'More principal than interest from payment 231, in year 20',
    `With extra payments, paid off in month ${months}`,
    'Paid off in month 360',
  ]);
  // In one row, but for one that would touch the other.
  const levels = Array.from(container.querySelectorAll('circle'), (flag) =>
    flag.getAttribute('cy'),
  );
  expect(levels).toEqual(['4%', '4%', '4%', '17%']);
  expect(container.querySelectorAll('path')).toHaveLength(3);
  expect(container.querySelectorAll('[style]')).toHaveLength(0);
});

test.each([
  [300, '$200 $400 $600'],
  [3_340, '$2.5K $5K $7.5K'],
  [3_000_000, '$2M $4M $6M'],
])('writes the round amounts of %i dollars in short on its axis', (principal, amounts) => {
  const { container } = render(<LifeOfLoan {...loan} principal={principal} />);
  const axis = texts([...container.querySelectorAll('g > text')]);
  expect(axis.slice(0, 3).join(' ')).toBe(amounts);
});

test('follows the mouse without a press', () => {
  render(<LifeOfLoan {...loan} />);
  slider().getBoundingClientRect = () => new DOMRect(0, 0, 300, 100);
  fireEvent.pointerMove(slider(), { pointerType: 'mouse', clientX: 201 });
  expect(slider()).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Year 20:/));
});

test('says that there is nothing to pay back without a loan', () => {
  render(<LifeOfLoan {...loan} principal={0} />);
  expect(screen.getByText('Without a loan there’s nothing to pay back.')).toBeVisible();
});
