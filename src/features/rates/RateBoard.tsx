import { useContext } from 'react';
import { useRates } from '#src/data/site/use-rates.ts';
import { EmbeddedData } from '#src/lib/hooks/use-hydrated.ts';
import { comparedLoan, paymentAt, wholeDollars } from '#src/model/rates/payment-at.ts';
import { emptyRate, rateFields, rateKinds, type ShownRates } from '#src/model/rates/shown-rates.ts';
import { SkeletonText } from '#src/ui/notices/SkeletonText.tsx';
import { classNames } from '#src/ui/parts/class-names.ts';
import { LivePayment, type LivePaymentProps } from './LivePayment.tsx';
import styles from './RateBoard.module.css';
import { RateTerms } from './RateTerms.tsx';

/**
 * Shows the rates as tickets with their monthly payments and update date, and a payment slider
 * at the first rate. While there are no rates, their space is reserved to avoid a layout shift.
 */
export function RateBoard(payment: Omit<LivePaymentProps, 'rates'>) {
  const resource = useRates(useContext(EmbeddedData));
  const rates = resource.status === 'loaded' ? resource.value : undefined;
  const isUnavailable = resource.status !== 'loading' && !rates;
  return (
    <>
      <div
        className={classNames(
          styles.board,
          !rates && styles.skeleton,
          isUnavailable && styles.unavailable,
        )}
      >
        <div className={styles.note} role="status">
          {resource.status === 'loading' && <p>Loading current rates...</p>}
          {rates && <p>{`Last updated: ${rates.lastUpdated || emptyRate}`}</p>}
          {isUnavailable && (
            <>
              <p>Rates not available.</p>
              <p className={styles.advice}>
                Please check again later, or ask to be contacted with the form below.
              </p>
            </>
          )}
        </div>
        <RateList rates={rates} look={styles} />
        {rates && <RateTerms rates={rates} isDated />}
      </div>
      {!rates && (
        <noscript>
          <p>The rates need JavaScript. Please turn it on in your browser and reload the page.</p>
        </noscript>
      )}
      <LivePayment {...payment} rates={rates} />
    </>
  );
}

interface RateListProps {
  /** Undefined while they load and if there are none: then each has a skeleton. */
  rates: ShownRates | undefined;
  /** The style sheet with the classes `rates`, `rate`, `label`, `figure`, `terms` and `payment`. */
  look: CSSModuleClasses;
}

/**
 * The rate of each kind of loan, with its APR and the monthly payment at it. Both are missing if the rate is not
 * a percentage.
 */
export function RateList({ rates, look }: RateListProps) {
  return (
    <dl className={look.rates}>
      {rateFields.map((field) => {
        const { label, termYears, aprLoan } = rateKinds[field];
        const apr = rates?.aprs[field] && <b>{`${rates.aprs[field]} APR`}</b>;
        const terms = aprLoan === undefined ? 'first five years' : apr;
        const payment = rates && paymentAt(rates[field], termYears, comparedLoan);
        return (
          <div key={field} className={look.rate}>
            <dt className={look.label}>{label}</dt>
            <dd className={classNames(look.figure, 'figures')}>
              {rates ? rates[field] || emptyRate : <SkeletonText width="word" />}
            </dd>
            {payment !== undefined && (
              <dd className={classNames(look.terms, 'figures')}>{terms}</dd>
            )}
            {payment !== undefined && (
              <dd className={classNames(look.payment, 'figures')}>
                <b>{wholeDollars(payment)}</b> a month per {wholeDollars(comparedLoan)}
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
