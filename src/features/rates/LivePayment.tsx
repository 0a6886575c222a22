import { type ComponentType, startTransition, useDeferredValue, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#src/lib/addresses/paths.ts';
import { useEarlyInput } from '#src/lib/hooks/use-hydrated.ts';
import type { QuoteStart } from '#src/model/lead-forms/quote.fields.ts';
import type { Loan } from '#src/model/loans/loan.ts';
import { assumedDownPayment, priceFor, startWithLoan } from '#src/model/rates/assumed-home.ts';
import { paymentAt, wholeDollars } from '#src/model/rates/payment-at.ts';
import { rateKinds, readRate, type ShownRates } from '#src/model/rates/shown-rates.ts';
import { RangeField } from '#src/ui/fields/RangeField.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { classNames } from '#src/ui/parts/class-names.ts';
import styles from './LivePayment.module.css';

const { termYears, aprLoan } = rateKinds.fixed30;

/** In dollars. The maximum is within the conforming limit, because jumbo loans have their own rate. */
const loans = { min: 50_000, max: 800_000, step: 5_000, start: aprLoan };

/** The loan that fills the drawing, in dollars: smaller ones leave room, so that the slider is seen to move it. */
const fullPrincipal = 400_000;

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

/** Texts of typical length, which size the hidden part while rates load. */
const placeholderRate = '6.375%';
const placeholderCosts = '20% down, no points and $1,500 in lender fees';

export interface LivePaymentProps {
  /** What the page calls the quote form, and says under it. */
  formName: string;
  formNote?: string;
  /** Undefined while they load and if there are none. */
  rates: ShownRates | undefined;
  /** Draws the loan, in the frame after the one that shows the slider and the payment. */
  Drawing: ComponentType<Loan & { fullPrincipal: number }>;
  /** Called with what the quote form takes over of a loan, soon after the visitor sets one. */
  onMove?: (start: QuoteStart) => void;
}

/**
 * Shows the monthly payment of a loan at the current 30-year rate, with a slider for the amount.
 * Without rates its space stays empty to avoid a layout shift. If the rate is not a percentage, it
 * renders nothing.
 */
export function LivePayment({ formName, formNote, rates, Drawing, onMove }: LivePaymentProps) {
  const [moved, setMoved] = useState<number>();
  const loan = moved ?? loans.start;
  const principal = useDeferredValue(loan);
  const titleId = useId();
  const input = useEarlyInput(String(loans.start), move);
  const [findApr, setFindApr] = useState<typeof import('#src/data/site/rate-terms.ts').findApr>();
  // Until what computes another has arrived, the APR of the first loan stands with that loan's amount.
  const apr = rates && findApr ? findApr(rates, 'fixed30', loan) : rates?.aprs.fixed30;
  // As wide as every other amount, so that no line wraps differently while the slider moves.
  const aprAmount = wholeDollars(findApr ? loan : loans.start).padStart(8, '\u2007');
  const rate = rates?.fixed30 ?? placeholderRate;
  const payment = paymentAt(rate, termYears, loan);

  function move({ valueAsNumber }: HTMLInputElement) {
    setMoved(valueAsNumber);
    if (!findApr)
      import('#src/data/site/rate-terms.ts')
        .then((terms) => setFindApr(() => terms.findApr))
        .catch(() => undefined);
    startTransition(() => onMove?.(startWithLoan(valueAsNumber)));
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
        <span className="figures">
          {`${apr ?? placeholderRate} APR for ${aprAmount} with ${rates?.aprCosts ?? placeholderCosts}.`}
        </span>{' '}
        <Link to={linkToHome(moved, rate)}>Add taxes and insurance</Link>
      </p>
      <p>
        <ButtonLink to={paths.quote} state={moved && startWithLoan(moved)} variant="quiet">
          {formName}
        </ButtonLink>
      </p>
      {formNote && <p className={styles.note}>{formNote}</p>}
      <div className={styles.drawing}>
        <Drawing
          {...{ principal, fullPrincipal }}
          annualRatePercent={readRate(rate) ?? 0}
          termMonths={termYears * 12}
        />
      </div>
    </section>
  );
}
