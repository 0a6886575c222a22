import { loanTypeOptions } from '#src/domain/loans/loan-types.ts';
import { FigureList, type ListedFigure } from './Answer.tsx';
import { formatWhole, formatYears } from './format-figures.ts';
import type { HomeLoanFigures } from './home-loan-figures.ts';
import { numberText } from './read-number.ts';
import type { HomeLoanInputs } from './tool-inputs.ts';

interface PrintedNumbersProps {
  inputs: HomeLoanInputs;
  figures: HomeLoanFigures;
}

/** The numbers that the answer is for, as a list on paper, where the fields are left out. */
export function PrintedNumbers({ inputs, figures }: PrintedNumbersProps) {
  const { homePrice, downPayment, loan, costs, prepayments } = figures;
  return (
    <section aria-labelledby="your-numbers" className="print-only">
      <h3 id="your-numbers">Your numbers</h3>
      <FigureList
        figures={[
          { label: 'Home price', value: formatWhole(homePrice) },
          {
            label: 'Down payment',
            value: `${formatWhole(downPayment.dollars)} (${downPayment.percentText}%)`,
          },
          { label: 'Loan type', value: nameProgram(inputs.program) },
          { label: 'Interest rate', value: `${numberText(loan.annualRatePercent)}%` },
          { label: 'Loan term', value: formatYears(inputs.termYears) },
          { label: 'Property tax per year', value: formatWhole(costs.annualPropertyTax) },
          { label: 'Home insurance per year', value: formatWhole(costs.annualHomeInsurance) },
          { label: 'HOA dues per month', value: formatWhole(costs.monthlyHoa) },
          { label: 'Mortgage insurance per year', value: formatInsurance(figures) },
          {
            label: 'Extra payment per month',
            value: formatWhole(prepayments.extraMonthlyPayment),
          },
          ...listSeldomPayments(figures),
        ]}
      />
    </section>
  );
}

/** Returns the premium of private mortgage insurance; an empty text when it does not count. */
function formatInsurance({ program, insuranceEnd }: HomeLoanFigures): string {
  if (program.kind !== 'conventional' || !insuranceEnd) return '';
  return `${numberText(program.annualPremiumPercent)}% of the loan`;
}

/** Returns what is paid early beside the extra of each month, if anything is. */
function listSeldomPayments({ prepayments, loan }: HomeLoanFigures): ListedFigure[] {
  const { extraYearlyPayment, oneTimePayments, biweekly } = prepayments;
  return [
    {
      label: 'Extra payment once a year',
      value: extraYearlyPayment > 0 && formatWhole(extraYearlyPayment),
    },
    ...oneTimePayments.map(({ amount, month }, index) => ({
      label: `One-time payment ${index + 1}`,
      value:
        amount > 0 && month <= loan.termMonths && `${formatWhole(amount)} with payment ${month}`,
    })),
    { label: 'Half a payment every two weeks', value: biweekly && 'Yes' },
  ];
}

function nameProgram(kind: HomeLoanInputs['program']): string {
  return loanTypeOptions.find(({ value }) => value === kind)?.label ?? '';
}
