import { useMemo } from 'react';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { AmountField } from './AmountField.tsx';
import { earlyPayoffText, paysEarly } from './early-payoff-text.ts';
import { FigureList } from './FigureList.tsx';
import type { HomeLoanFigures } from './figures.ts';
import { formatCents, formatMonths } from './format.ts';
import grid from './InputGrid.module.css';
import type { HomeLoanInputs } from './inputs.ts';
import { OneTimePaymentFields } from './OneTimePaymentFields.tsx';
import { Section } from './Section.tsx';
import { useDeepMemo } from './use-deep-memo.ts';
import type { InputsProps } from './use-inputs.ts';
import { useSettled } from './use-settled.ts';

interface EarlyPayoffSectionProps extends InputsProps<HomeLoanInputs> {
  figures: HomeLoanFigures;
}

/** What is paid early beside the extra of each month, and what all of it saves, or would save. */
export function EarlyPayoffSection({ inputs, change, figures }: EarlyPayoffSectionProps) {
  const { payoff } = figures;
  const text = earlyPayoffText(figures);
  const prepayments = useDeepMemo(figures.prepayments);
  // Announced when one of these changes; of a change to the home, the new payment is announced.
  // biome-ignore lint/correctness/useExhaustiveDependencies: The rest changes with the home.
  const announcement = useMemo(() => (paysEarly(figures) ? text : ''), [prepayments]);
  return (
    <Section title="Early payoff savings" lead={text}>
      <p role="status" className="visually-hidden">
        {useSettled(announcement)}
      </p>
      {paysEarly(figures) && (
        <FigureList
          figures={[
            { label: 'Interest saved', value: formatCents(payoff.interestSaved) },
            { label: 'Time saved', value: formatMonths(payoff.monthsSaved) },
            { label: 'Paid off in', value: formatMonths(payoff.months) },
          ]}
        />
      )}
      <fieldset className={classNames(grid.stack, grid.bare, 'screen-only')}>
        <legend className="visually-hidden">Other ways to pay early</legend>
        <div className={grid.pair}>
          <AmountField
            id="yearly-extra"
            label="Extra once a year"
            hint="With every twelfth payment."
            text={inputs.yearlyExtra}
            onChange={(yearlyExtra) => change({ yearlyExtra })}
          />
          <CheckboxField
            id="biweekly"
            label="Pay half every two weeks"
            hint="26 halves make 13 payments a year."
            checked={inputs.biweekly}
            onChange={(event) => change({ biweekly: event.target.checked })}
          />
        </div>
        <OneTimePaymentFields
          payments={inputs.oneTimePayments}
          termMonths={figures.loan.termMonths}
          onChange={(oneTimePayments) => change({ oneTimePayments })}
        />
      </fieldset>
    </Section>
  );
}
