import { useSiteDetails } from '#src/data/site/site-details.ts';
import { wholeDollars } from '#src/model/rates/payment-at.ts';
import { rateKinds, type ShownRates, styleOfDay } from '#src/model/rates/shown-rates.ts';
import styles from './LivePayment.module.css';

/** The lines under the figures: of which day they are, where they come from, and what the APRs assume. */
export function RateTerms({ rates }: { rates: ShownRates }) {
  const { ratesSource } = useSiteDetails();
  const { lastUpdated, age, aprs, aprCosts } = rates;
  const { fixed30, jumbo30 } = rateKinds;
  return (
    <div className={styles.terms}>
      <p>
        {age === 'today' && <span key="today">{`Today’s example rates, ${lastUpdated}`}</span>}
        {age !== 'today' && (
          <span key="dated">
            Example rates
            {lastUpdated && <span className={styleOfDay(rates)}>{` as of ${lastUpdated}`}</span>}
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
