import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { monthlyPayment } from '#src/model/loans/loan.ts';
import { wholeDollars } from '#src/model/rates/payment-at.ts';
import { CostOfChange } from './CostOfChange.tsx';

const loan = { principal: 320_000, annualRatePercent: 6.375, termMonths: 360 };

test.each([
  ['Rate half a point lower', 5.875, 1, '−', '$320,000 at 5.875%'],
  ['Rate half a point higher', 6.875, 1, '+', '$320,000 at 6.875%'],
  ['Price 3% lower', 6.375, 0.97, '−', '$310,400 at 6.375%'],
  ['Price 3% higher', 6.375, 1.03, '+', '$329,600 at 6.375%'],
])('%s: the kernel’s difference, as a bar and in words', async (name, rate, share, sign, words) => {
  render(<CostOfChange {...loan} />);
  const choice = screen.getByRole('radio', { name: new RegExp(`^${name}`) });
  await userEvent.click(choice);

  const changed = { ...loan, principal: loan.principal * share, annualRatePercent: rate };
  const payment = Math.round(monthlyPayment(changed));
  const difference = payment - Math.round(monthlyPayment(loan));
  expect(choice.closest('label')).toHaveTextContent(`${sign}${wholeDollars(Math.abs(difference))}`);
  const more = difference < 0 ? 'less' : 'more';
  expect(document.querySelector('p')).toHaveTextContent(
    `${words} costs ${wholeDollars(payment)} a month, ${wholeDollars(Math.abs(difference))} ${more} than now`,
  );
  const widths = [...document.querySelectorAll('rect')].map((bar) =>
    Number.parseFloat(bar.getAttribute('width') ?? ''),
  );
  expect(Math.max(...widths)).toBe(50);
  const bar = choice.closest('label')?.querySelector('rect');
  const widest = Math.round(monthlyPayment({ ...loan, annualRatePercent: 6.875 })) - 1996;
  expect(Number.parseFloat(bar?.getAttribute('width') ?? '')).toBeCloseTo(
    (Math.abs(difference) / widest) * 50,
    0,
  );
});
