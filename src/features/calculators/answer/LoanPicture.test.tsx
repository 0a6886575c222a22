import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { computeHomeLoan } from '#src/features/calculators/inputs/home-loan-figures.ts';
import { toolDefaults } from '#src/features/calculators/inputs/tool-inputs.ts';
import { LoanPicture } from './LoanPicture.tsx';
import { PaymentBreakdownSection } from './PaymentBreakdownSection.tsx';

const loan = { principal: 320_000, annualRatePercent: 6.375, termMonths: 360 };

test.each([
  ['Print my loan on one page', 'by its button'],
  // Nothing can be drawn here.
  ['Share it as a picture', 'where sharing it fails'],
])('%s: prints the loan alone, %s', async (name) => {
  vi.stubGlobal('navigator', Object.assign(navigator, { canShare: () => true }));
  let printed: string | undefined;
  vi.spyOn(window, 'print').mockImplementation(() => {
    printed = document.documentElement.outerHTML.slice(0, 30);
    window.dispatchEvent(new Event('afterprint'));
  });
  render(<LoanPicture {...loan} home={[['Monthly payment', '$2,396.38']]} />);
  await userEvent.click(screen.getByRole('button', { name }));

  await vi.waitFor(() => expect(printed).toContain('data-one-page'));
  await vi.waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-one-page'));
  expect(screen.getByText('My loan: $320,000 at 6.375% over 30 years')).toBeInTheDocument();
  const figures = screen.getAllByRole('definition', { hidden: true });
  expect(figures.map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'Monthly payment$2,396.38',
    'Principal and interest a month$1,996.38',
    'Total interest$398,698',
  ]);
});

test('the ring of a payment has the kernel’s shares', () => {
  const figures = computeHomeLoan(toolDefaults.homeLoan);
  const { container } = render(<PaymentBreakdownSection figures={figures} isBeside={false} />);

  const arcs = [...container.querySelectorAll('circle[stroke-dasharray]')];
  const lengths = arcs.map((arc) => Number.parseFloat(arc.getAttribute('stroke-dasharray') ?? ''));
  const { principalAndInterest, propertyTax, homeInsurance, total } = figures.breakdown;
  const gap = 0.5;
  expect(lengths).toEqual(
    [principalAndInterest, propertyTax, homeInsurance].map((dollars) =>
      expect.closeTo((dollars / total) * 100 - gap, 2),
    ),
  );
});
