import { type EarlyPayoff, earlyPayoff } from '#src/domain/loans/early-payoff.ts';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { AmountField } from './AmountField.tsx';
import { FigureList } from './FigureList.tsx';
import type { HomeLoanFigures } from './figures.ts';
import { formatCents, formatMonths } from './format.ts';
import grid from './InputGrid.module.css';
import type { HomeLoanInputs } from './inputs.ts';
import { NumberField } from './NumberField.tsx';
import { readAmount } from './read-number.ts';
import { Section } from './Section.tsx';
import type { InputsProps } from './use-inputs.ts';

/** Dollars a month that the section shows the effect of until the visitor enters an amount. */
const exampleExtra = 200;

interface EarlyPayoffSectionProps extends InputsProps<HomeLoanInputs> {
  figures: HomeLoanFigures;
}

/** What is paid early beside the extra of each month, and what all of it saves, or would save. */
export function EarlyPayoffSection({ inputs, change, figures }: EarlyPayoffSectionProps) {
  const { payoff } = figures;
  return (
    <Section title="Early payoff savings" lead={leadOf(figures)}>
      {isEarly(figures) && (
        <FigureList
          figures={[
            { label: 'Interest saved', value: formatCents(payoff.interestSaved) },
            { label: 'Time saved', value: formatMonths(payoff.monthsSaved) },
            { label: 'Paid off in', value: formatMonths(payoff.months) },
          ]}
        />
      )}
      <fieldset className={classNames(grid.pair, grid.bare, 'screen-only')}>
        <legend className="visually-hidden">Other ways to pay early</legend>
        <AmountField
          id="yearly-extra"
          label="Extra once a year"
          hint="With every twelfth payment."
          text={inputs.yearlyExtra}
          onChange={(yearlyExtra) => change({ yearlyExtra })}
        />
        <AmountField
          id="one-time-payment"
          label="One-time payment"
          hint="A bonus or a tax refund, for example."
          text={inputs.oneTimePayment}
          onChange={(oneTimePayment) => change({ oneTimePayment })}
        />
        <NumberField
          id="one-time-month"
          label="Month of the one-time payment"
          hint="1 is your first payment."
          text={inputs.oneTimeMonth}
          remark={monthRemark(inputs.oneTimeMonth, figures.loan.termMonths)}
          onChange={(oneTimeMonth) => change({ oneTimeMonth })}
          onLeave={() => {}}
        />
        <CheckboxField
          id="biweekly"
          label="Pay half every two weeks"
          hint="26 halves make 13 payments a year."
          checked={inputs.biweekly}
          onChange={(event) => change({ biweekly: event.target.checked })}
        />
      </fieldset>
    </Section>
  );
}

function isEarly({ prepayments }: HomeLoanFigures): boolean {
  const { extraMonthlyPayment, extraYearlyPayment, lumpSum, biweekly } = prepayments;
  return extraMonthlyPayment + extraYearlyPayment + lumpSum > 0 || biweekly;
}

function monthRemark(text: string, termMonths: number): string | undefined {
  const { value, remark } = readAmount(text);
  if (!remark && value >= 1 && value <= termMonths) return undefined;
  return `Enter a month from 1 to ${termMonths}.`;
}

function leadOf(figures: HomeLoanFigures): string {
  const { loan, payoff, prepayments } = figures;
  const { extraMonthlyPayment, extraYearlyPayment, lumpSum, biweekly } = prepayments;
  if (payoff.months === 0) return 'Without a loan there is nothing to pay off early.';
  if (!isEarly(figures)) {
    const example = earlyPayoff(loan, { extraMonthlyPayment: exampleExtra });
    return `Enter an extra monthly payment above, or another one here. For example, ${formatCents(exampleExtra)} more a month saves ${savings(example)}.`;
  }
  const isMonthlyAlone = extraYearlyPayment + lumpSum === 0 && !biweekly;
  const what = isMonthlyAlone
    ? `${formatCents(extraMonthlyPayment)} more a month`
    : 'Paying early in this way';
  if (payoff.monthsSaved > 0) return `${what} saves ${savings(payoff)}.`;
  return `${what} goes to principal, but it does not save a full month.`;
}

/** @example savings(…) // '6 years 11 months and $103,449.00 of interest' */
function savings({ monthsSaved, interestSaved }: EarlyPayoff): string {
  return `${formatMonths(monthsSaved)} and ${formatCents(interestSaved)} of interest`;
}
