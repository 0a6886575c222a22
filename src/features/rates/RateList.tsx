import { comparedLoan, paymentAt, wholeDollars } from '#src/model/rates/payment-at.ts';
import { rateFields, rateKinds, type ShownRates, shownRate } from '#src/model/rates/shown-rates.ts';
import { SkeletonText } from '#src/ui/notices/SkeletonText.tsx';
import { classNames } from '#src/ui/parts/class-names.ts';

interface RateListProps {
  /** Undefined while they load and if there are none: then each has a skeleton. */
  rates: ShownRates | undefined;
  /** The classes of the list, of each rate in it, and of the rate's parts. */
  look: Record<'list' | 'rate' | 'label' | 'figure' | 'terms' | 'payment', string | undefined>;
}

/**
 * The rate of each kind of loan, with its APR and the monthly payment at it. Both are missing if the rate is not
 * a percentage.
 */
export function RateList({ rates, look }: RateListProps) {
  return (
    <dl className={look.list}>
      {rateFields.map((field) => {
        const { label, termYears, aprLoan } = rateKinds[field];
        const apr = rates?.aprs[field] && `${rates.aprs[field]} APR`;
        const terms = aprLoan === undefined ? 'first five years' : apr;
        const payment = rates && paymentAt(rates[field], termYears, comparedLoan);
        return (
          <div key={field} className={look.rate}>
            <dt className={look.label}>{label}</dt>
            <dd className={classNames(look.figure, 'figures')}>
              {rates ? shownRate(rates[field]) : <SkeletonText width="word" />}
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
