import { loanTypeOptions } from '#src/domain/leads/quote.options.ts';
import { FigureList } from './FigureList.tsx';
import type { HomeLoanFigures } from './figures.ts';
import { formatCents, formatYears } from './format.ts';
import type { HomeLoanInputs } from './inputs.ts';
import styles from './PrintedNumbers.module.css';
import { numberText, readAmount } from './read-number.ts';
import { Section } from './Section.tsx';

interface PrintedNumbersProps {
  inputs: HomeLoanInputs;
  figures: HomeLoanFigures;
}

/** The numbers that the answer is for, as a list on paper, where the fields are left out. */
export function PrintedNumbers({ inputs, figures }: PrintedNumbersProps) {
  const { homePrice, downPayment, loan } = figures;
  const amount = (text: string) => formatCents(readAmount(text).value);
  return (
    <div className={styles.printed}>
      <Section title="Your numbers">
        <FigureList
          figures={[
            { label: 'Home price', value: formatCents(homePrice) },
            {
              label: 'Down payment',
              value: `${formatCents(downPayment.dollars)} (${downPayment.percentText}%)`,
            },
            { label: 'Loan type', value: programName(inputs.program) },
            { label: 'Interest rate', value: `${numberText(loan.annualRatePercent)}%` },
            { label: 'Loan term', value: formatYears(inputs.termYears) },
            { label: 'Property tax per year', value: amount(inputs.propertyTax) },
            { label: 'Home insurance per year', value: amount(inputs.homeInsurance) },
            { label: 'HOA dues per month', value: amount(inputs.hoa) },
            { label: 'Extra payment per month', value: amount(inputs.extraPayment) },
          ]}
        />
      </Section>
    </div>
  );
}

function programName(kind: HomeLoanInputs['program']): string {
  return loanTypeOptions.find(({ value }) => value === kind)?.label ?? '';
}
