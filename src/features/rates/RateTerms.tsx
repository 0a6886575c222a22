import { useSiteDetails } from '#src/data/site/site-details.ts';
import { wholeDollars } from '#src/model/rates/payment-at.ts';
import { rateKinds, type ShownRates, styleOfDay } from '#src/model/rates/shown-rates.ts';
import styles from './LivePayment.module.css';

/** The lines under the figures: their day (if it stands above, only an old one), source, and what the APRs assume. */
export function RateTerms({ rates, isDated }: { rates: ShownRates; isDated?: boolean }) {
  const { ratesSource } = useSiteDetails();
  const { age, aprs, aprCosts } = rates;
  const day = isDated && !styleOfDay(rates) ? '' : rates.lastUpdated;
  const { fixed30, jumbo30 } = rateKinds;
  return (
    <div className={styles.terms}>
      <p>
        {age === 'today' && <span key="today">{`Today’s example rates${day && `, ${day}`}`}</span>}
        {age !== 'today' && (
          <span key="dated">
            Example rates
            {day && <span className={styleOfDay(rates)}>{` as of ${day}`}</span>}
          </span>
        )}
        <span>{ratesSource ? `, from ${ratesSource}.` : '.'}</span>
      </p>
      {Object.keys(aprs).length > 0 && (
        <p>
          {`APR for a loan of ${wholeDollars(fixed30.aprLoan)} (jumbo: ${wholeDollars(jumbo30.aprLoan)}) with ${aprCosts}. Not an offer.`}
        </p>
      )}
    </div>
  );
}
