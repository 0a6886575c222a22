import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { monthlyPayment } from '#src/domain/loans/loan.ts';
import { formatCents, formatWhole } from '#src/features/calculators/format-figures.ts';
import { computeHomeLoan } from '#src/features/calculators/home-loan-figures.ts';
import { basicDefaults, readLoan } from '#src/features/calculators/inputs.ts';
import { homeLoanDefaults } from '#src/features/calculators/tool-inputs.ts';
import { CalculatorPage } from './CalculatorPage.tsx';

test('says in words what both calculators start with, as they compute it', () => {
  render(<CalculatorPage />, { wrapper: MemoryRouter });
  const basic = readLoan(basicDefaults);
  const { homePrice, downPayment, breakdown } = computeHomeLoan(homeLoanDefaults);

  expect(screen.getByText(/^Results update as you type/)).toHaveTextContent(
    [
      `Basic starts with ${formatWhole(basic.principal)} at ${basic.annualRatePercent}% over ${basicDefaults.termYears} years: ${formatCents(monthlyPayment(basic))} a month.`,
      `Advanced starts with a home of ${formatWhole(homePrice)} and ${formatWhole(downPayment.dollars)} down: ${formatCents(breakdown.total)} a month with taxes and insurance.`,
    ].join(' '),
  );
});
