import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { QuoteStart } from '#src/domain/leads/quote.fields.ts';
import { assumedDownPayment, priceFor, startWithLoan } from '#src/domain/rates/assumed-home.ts';
import { paymentAt, wholeDollars } from '#src/domain/rates/payment-at.ts';
import type { Rates } from '#src/domain/rates/shown-rates.ts';
import { rateKinds, readRate } from '#src/domain/rates/shown-rates.ts';
import { paths } from '#src/lib/paths.ts';
import { useEarlyInput } from '#src/lib/use-hydrated.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { RangeField } from '#src/ui/RangeField.tsx';
import styles from './LivePayment.module.css';

/** In dollars. The maximum is within the conforming limit, because jumbo loans have their own rate. */
const loans = { min: 50_000, max: 800_000, step: 5_000, start: 320_000 };

const { termYears } = rateKinds.fixed30;

/**
 * Returns the address of the Advanced calculator with the home whose loan is shown, as a copied link has it.
 * The home of the first loan is the calculator's own, so the link leaves it out: what a link has counts as
 * entered.
 *
 * @param loan undefined until the visitor sets it
 */
function linkToHome(loan: number | undefined, rate: string): string {
  const home = loan ? `&price=${priceFor(loan)}&down=${assumedDownPayment}%25` : '';
  return `${paths.calculator}#tab=advanced${home}&rate=${readRate(rate)}&term=${termYears}`;
}

/** A rate of typical length, which sizes the hidden sentence while rates load. */
const placeholderRate = '6.375%';

export interface LivePaymentProps {
  /** Undefined while they load and if there are none. */
  rates: Rates | undefined;
  /** Called with what the quote form takes over of a loan, when the visitor sets one. */
  onMove?: (start: QuoteStart) => void;
}

/**
 * Shows the monthly payment of a loan at the current 30-year rate, with a slider for the amount.
 * Without rates its space stays empty to avoid a layout shift. If the rate is not a percentage, it
 * renders nothing.
 */
export function LivePayment({ rates, onMove }: LivePaymentProps) {
  const [moved, setMoved] = useState<number>();
  const loan = moved ?? loans.start;
  const titleId = useId();
  const input = useEarlyInput(String(loans.start), move);
  const rate = rates?.fixed30 ?? placeholderRate;
  const payment = paymentAt(rate, termYears, loan);

  function move({ valueAsNumber }: HTMLInputElement) {
    setMoved(valueAsNumber);
    onMove?.(startWithLoan(valueAsNumber));
  }

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
          onChange={(event) => move(event.target)}
        />
      </div>
      <p className={styles.note}>
        Principal and interest only, for a {termYears}-year fixed loan.{' '}
        <Link to={linkToHome(moved, rate)}>Add taxes and insurance</Link>
      </p>
      <p>
        <ButtonLink to={paths.quote} state={moved && startWithLoan(moved)} variant="quiet">
          Ask about a loan like this
        </ButtonLink>
      </p>
    </section>
  );
}
