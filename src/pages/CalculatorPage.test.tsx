import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { formatCents, formatWhole } from '#src/features/calculators/format-figures.ts';
import { computeHomeLoan } from '#src/features/calculators/home-loan-figures.ts';
import { homeLoanDefaults } from '#src/features/calculators/tool-inputs.ts';
import { CalculatorPage } from './CalculatorPage.tsx';

test('says in words what Advanced starts with, as it computes it', () => {
  render(<CalculatorPage />, { wrapper: MemoryRouter });
  const { homePrice, downPayment, breakdown } = computeHomeLoan(homeLoanDefaults);

  expect(screen.getByText(/^Advanced starts with/)).toHaveTextContent(
    `Advanced starts with a home of ${formatWhole(homePrice)} and ${formatWhole(downPayment.dollars)} down: ${formatCents(breakdown.total)} a month with taxes and insurance.`,
  );
});
