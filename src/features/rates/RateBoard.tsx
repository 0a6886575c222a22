import { rateKinds, shownRate } from '#src/domain/rates/shown-rates.ts';
import { classNames } from '#src/ui/class-names.ts';
import { HeldText } from '#src/ui/HeldText.tsx';
import { LivePayment } from './LivePayment.tsx';
import styles from './RateBoard.module.css';
import { RatePayment } from './RatePayment.tsx';
import { useRates } from './use-rates.ts';

/**
 * The four rates as tickets with what each costs a month, when they were updated, and a loan of any
 * amount at the first of them. Loading or without any, their place is held, so that nothing moves.
 */
export function RateBoard() {
  const resource = useRates();
  const rates = resource.status === 'loaded' ? resource.value : undefined;
  const isUnavailable = resource.status !== 'loading' && !rates;
  return (
    <>
      <div
        className={classNames(
          styles.board,
          !rates && styles.held,
          isUnavailable && styles.unavailable,
        )}
      >
        <div className={styles.note} role="status">
          {resource.status === 'loading' && <p>Loading current rates...</p>}
          {rates && <p>Last updated: {shownRate(rates.lastUpdated)}</p>}
          {isUnavailable && (
            <>
              <p>Rates not available.</p>
              <p className={styles.advice}>Please check again later, or ask for a quote below.</p>
            </>
          )}
        </div>
        <dl className={styles.tickets}>
          {rateKinds.map(({ field, label, termYears }) => (
            <div key={field} className={styles.ticket}>
              <dt className={styles.label}>{label}</dt>
              <dd className={classNames(styles.figure, 'figures')}>
                {rates ? shownRate(rates[field]) : <HeldText width="word" />}
              </dd>
              {rates && (
                <RatePayment rate={rates[field]} termYears={termYears} className={styles.payment} />
              )}
            </div>
          ))}
        </dl>
      </div>
      {!rates && (
        <noscript>
          <p>The rates need JavaScript. Please turn it on in your browser and reload the page.</p>
        </noscript>
      )}
      <LivePayment rates={rates} />
    </>
  );
}
