import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { paymentAt } from '#src/domain/rates/payment-at.ts';
import type { Rates } from '#src/domain/rates/rates.schema.ts';
import { rateKinds } from '#src/domain/rates/shown-rates.ts';
import { paths } from '#src/lib/paths.ts';
import { useEarlyInput } from '#src/lib/use-early-input.ts';
import { wholeDollars } from '#src/lib/whole-dollars.ts';
import { classNames } from '#src/ui/class-names.ts';
import { RangeField } from '#src/ui/RangeField.tsx';
import styles from './LivePayment.module.css';

/** Dollars; the most is a loan that the conforming limit still covers, as jumbo loans have a rate of their own. */
const loans = { min: 50_000, max: 800_000, step: 5_000, start: 320_000 };

const [{ termYears }] = rateKinds;

/** As long as rates are, for the place of the sentence that is still to come. */
const heldRate = '6.375%';

interface LivePaymentProps {
  /** Undefined while they are loading, and when there are none. */
  rates: Rates | undefined;
}

/**
 * A sentence that says what a loan costs a month at the current 30-year rate, and a slider for its
 * amount. Without rates its place is held, so that nothing moves; where the rate is no percentage
 * there is nothing to say.
 */
export function LivePayment({ rates }: LivePaymentProps) {
  const [loan, setLoan] = useState(loans.start);
  const titleId = useId();
  const input = useEarlyInput(String(loans.start), ({ valueAsNumber }) => setLoan(valueAsNumber));
  const rate = rates?.fixed30 ?? heldRate;
  const payment = paymentAt(rate, termYears, loan);
  if (payment === undefined) return null;
  return (
    <section
      className={classNames(styles.live, !rates && styles.held)}
      aria-labelledby={titleId}
      inert={!rates}
    >
      <h2 id={titleId} className={styles.title}>
        What a loan costs a month
      </h2>
      <output htmlFor="live-loan" className={classNames(styles.sentence, 'figures')}>
        At {rate}, {wholeDollars(loan)} costs{' '}
        <strong className={styles.payment}>{wholeDollars(payment)} a month</strong>
      </output>
      <div className={styles.slider}>
        <RangeField
          ref={input}
          id="live-loan"
          label="Loan amount"
          min={loans.min}
          max={loans.max}
          step={loans.step}
          value={loan}
          valueText={wholeDollars(loan)}
          endText={wholeDollars}
          onChange={(event) => setLoan(event.target.valueAsNumber)}
        />
      </div>
      <p className={styles.note}>
        Principal and interest only, for a {termYears}-year fixed loan.{' '}
        <Link to={paths.calculator}>Add taxes and insurance</Link>
      </p>
    </section>
  );
}
