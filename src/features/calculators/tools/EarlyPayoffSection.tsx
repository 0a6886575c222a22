import { memo, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { Announcement, FigureList } from '#src/features/calculators/answer/Answer.tsx';
import { YesField } from '#src/features/calculators/inputs/HomeLoanFields.tsx';
import type { HomeLoanFigures } from '#src/features/calculators/inputs/home-loan-figures.ts';
import { bindFields, type InputsProps } from '#src/features/calculators/inputs/inputs.ts';
import { NumberField, TypedField } from '#src/features/calculators/inputs/NumberFields.tsx';
import { readAmount } from '#src/features/calculators/inputs/read-number.ts';
import {
  type HomeLoanInputs,
  homeLoanTable,
  maxOneTimePayments,
  type OneTimePaymentInput,
} from '#src/features/calculators/inputs/tool-inputs.ts';
import { useDeepMemo } from '#src/features/calculators/inputs/use-deep-memo.ts';
import { formatMonths, formatWhole } from '#src/model/loans/format-figures.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { classNames } from '#src/ui/parts/class-names.ts';
import { judgeEarlyPayoff, paysEarly } from './sentences.ts';
import grid from './ToolSection.module.css';
import { ToolLead } from './ToolSection.tsx';
import styles from './Tools.module.css';

/** What is paid early beside the extra of each month, and what all of it saves, or would save. */
export const EarlyPayoffSection = memo(function EarlyPayoffSection({
  inputs,
  change,
  figures,
}: InputsProps<HomeLoanInputs> & { figures: HomeLoanFigures }) {
  const field = bindFields('home', homeLoanTable, { inputs, change });
  const { payoff } = figures;
  return (
    <>
      {paysEarly(figures) ? (
        <>
          <p className={styles.result}>{judgeEarlyPayoff(figures)}</p>
          <FigureList
            figures={[
              ['Interest saved', formatWhole(payoff.interestSaved)],
              ['Time saved', formatMonths(payoff.monthsSaved)],
              ['Paid off in', formatMonths(payoff.months)],
            ]}
          />
        </>
      ) : (
        <ToolLead>{judgeEarlyPayoff(figures)}</ToolLead>
      )}
      <fieldset className={classNames(grid.stack, grid.bare, !paysEarly(figures) && 'screen-only')}>
        <legend className="visually-hidden">Other ways to pay early</legend>
        <div className={classNames(styles.payment, styles.alone)}>
          <TypedField {...field('yearlyExtra')} />
          <YesField {...field('biweekly')} className={styles.besideField} />
        </div>
        <OneTimePaymentFields
          payments={inputs.oneTimePayments}
          termMonths={figures.loan.termMonths}
          onChange={(oneTimePayments) => change({ oneTimePayments })}
        />
      </fieldset>
    </>
  );
});

/** Announces what paying early saves, also while its tool is closed: the extra of each month is above it. */
export function EarlyPayoffAnnouncement({ figures }: { figures: HomeLoanFigures }) {
  const prepayments = useDeepMemo(figures.prepayments);
  // Announced when one of these changes; of a change to the home, the new payment is announced.
  // biome-ignore lint/correctness/useExhaustiveDependencies: The rest changes with the home.
  const text = useMemo(() => (paysEarly(figures) ? judgeEarlyPayoff(figures) : ''), [prepayments]);
  return <Announcement text={text} />;
}

interface OneTimePaymentFieldsProps {
  payments: readonly OneTimePaymentInput[];
  termMonths: number;
  onChange: (payments: OneTimePaymentInput[]) => void;
}

/** Payments that are made once, each with its amount and month; at least one, and up to twelve. */
function OneTimePaymentFields({ payments, termMonths, onChange }: OneTimePaymentFieldsProps) {
  const isAlone = payments.length === 1;
  const add = () =>
    changeAndFocus(
      () => onChange([...payments, nextPayment(payments, termMonths)]),
      payments.length,
    );
  // The pressed button is about to unmount and would lose the focus.
  const remove = (removed: number) =>
    changeAndFocus(
      () => onChange(payments.filter((_, index) => index !== removed)),
      Math.min(removed, payments.length - 2),
    );

  return (
    <div className={styles.payments}>
      {payments.map((payment, index) => {
        const number = index + 1;
        const change = (changed: Partial<OneTimePaymentInput>) =>
          onChange(payments.with(index, { ...payment, ...changed }));
        return (
          <div key={number} className={classNames(styles.payment, isAlone && styles.alone)}>
            <TypedField
              id={amountId(index)}
              kind="oneTimePayment"
              label={isAlone ? 'One-time payment' : `One-time payment ${number}`}
              hint="Like a bonus or a tax refund."
              value={payment.amount}
              onChange={(amount) => change({ amount })}
            />
            <NumberField
              id={`${amountId(index)}-month`}
              label={isAlone ? 'Month of the one-time payment' : `Month of payment ${number}`}
              hint="1 is your first payment."
              text={payment.month}
              readAs={monthHint(payment.month, termMonths)}
              onChange={(month) => change({ month })}
              onLeave={() => {}}
            />
            {!isAlone && (
              <Button
                variant="quiet"
                className={classNames(styles.remove, 'screen-only')}
                aria-label={`Remove one-time payment ${number}`}
                onClick={() => remove(index)}
              >
                Remove
              </Button>
            )}
          </div>
        );
      })}
      {payments.length < maxOneTimePayments ? (
        <div className="screen-only">
          <Button variant="quiet" onClick={add}>
            Add a one-time payment
          </Button>
        </div>
      ) : (
        <p className={styles.more}>Up to {maxOneTimePayments} one-time payments can be added.</p>
      )}
    </div>
  );
}

function amountId(index: number): string {
  return index === 0 ? 'one-time-payment' : `one-time-payment-${index + 1}`;
}

/** Returns a new payment a year after the last one, but within the term. */
function nextPayment(
  payments: readonly OneTimePaymentInput[],
  termMonths: number,
): OneTimePaymentInput {
  const last = readAmount(payments.at(-1)?.month ?? '').value;
  return { amount: '0', month: String(Math.min(Math.round(last) + 12, termMonths)) };
}

function monthHint(text: string, termMonths: number): string | undefined {
  const { value, hint } = readAmount(text);
  if (hint || value < 1 || value > termMonths) return `Enter a month from 1 to ${termMonths}.`;
  return Number.isInteger(value) ? undefined : `Counts as ${Math.round(value)}.`;
}

/** Draws what changes the list, and moves the focus to a payment's amount, selected, so that typing replaces the 0. */
function changeAndFocus(change: () => void, index: number) {
  flushSync(change);
  const field = document.getElementById(amountId(index)) as HTMLInputElement | null;
  field?.select();
  field?.focus();
}
