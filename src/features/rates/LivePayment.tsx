import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { assumedDownPayment, paymentAt, wholeDollars } from '#src/domain/rates/payment-at.ts';
import type { Rates } from '#src/domain/rates/rates.schema.ts';
import { rateKinds, readRate } from '#src/domain/rates/shown-rates.ts';
import { paths } from '#src/lib/paths.ts';
import { useEarlyInput } from '#src/lib/use-hydrated.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { RangeField } from '#src/ui/RangeField.tsx';
import styles from './LivePayment.module.css';

/** In dollars. The maximum is within the conforming limit, because jumbo loans have their own rate. */
const loans = { min: 50_000, max: 800_000, step: 5_000, start: 320_000 };

const [{ termYears }] = rateKinds;

/** Returns the address of the Advanced calculator with the home whose loan is shown, as a copied link has it. */
function linkToHome(loan: number, rate: string): string {
  const price = loan / (1 - assumedDownPayment / 100);
  return `${paths.calculator}#tab=advanced&price=${price}&down=${assumedDownPayment}%25&rate=${readRate(rate)}&term=${termYears}`;
}

/** A rate of typical length, which sizes the hidden sentence while rates load. */
const placeholderRate = '6.375%';

interface LivePaymentProps {
  /** Undefined while they load and if there are none. */
  rates: Rates | undefined;
}

/**
 * Shows the monthly payment of a loan at the current 30-year rate, with a slider for the amount.
 * Without rates its space stays empty to avoid a layout shift. If the rate is not a percentage, it
 * renders nothing.
 */
export function LivePayment({ rates }: LivePaymentProps) {
  const [loan, setLoan] = useState(loans.start);
  const titleId = useId();
  const input = useEarlyInput(String(loans.start), ({ valueAsNumber }) => setLoan(valueAsNumber));
  const rate = rates?.fixed30 ?? placeholderRate;
  const payment = paymentAt(rate, termYears, loan);
  if (payment === undefined) return null;
  return (
    <section
      className={classNames(styles.live, !rates && styles.hidden)}
      aria-labelledby={titleId}
      inert={!rates}
    >
      <h2 id={titleId} className={styles.title}>
        What a loan costs a month
      </h2>
      <output htmlFor="live-loan" className={classNames(styles.sentence, 'figures')}>
        <span>{`At ${rate}, ${wholeDollars(loan)} costs`}</span>{' '}
        <strong className={styles.payment}>{`${wholeDollars(payment)} a month`}</strong>
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
        <Link to={linkToHome(loan, rate)}>Add taxes and insurance</Link>
      </p>
      <p>
        <ButtonLink to={paths.quote} variant="quiet">
          Ask about a loan like this
        </ButtonLink>
      </p>
    </section>
  );
}
