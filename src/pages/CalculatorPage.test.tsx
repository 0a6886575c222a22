import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { computeHomeLoan } from '#src/features/calculators/inputs/home-loan-figures.ts';
import { homeLoanDefaults } from '#src/features/calculators/inputs/tool-inputs.ts';
import { formatCents, formatWhole } from '#src/model/loans/format-figures.ts';
import { CalculatorPage } from './CalculatorPage.tsx';

test('says in words what Advanced starts with, as it computes it', () => {
  render(<CalculatorPage />, { wrapper: MemoryRouter });
  const { homePrice, downPayment, breakdown } = computeHomeLoan(homeLoanDefaults);

  expect(screen.getByText(/^Advanced starts with/)).toHaveTextContent(
    `Advanced starts with a home of ${formatWhole(homePrice)} and ${formatWhole(downPayment.dollars)} down: ${formatCents(breakdown.total)} a month with taxes and insurance. It also says what you can afford, and whether to refinance or rent.`,
  );
});
