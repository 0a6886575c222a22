import { comparedLoan, paymentAt, wholeDollars } from '#src/domain/rates/payment-at.ts';
import type { Rates } from '#src/domain/rates/shown-rates.ts';
import { rateFields, rateKinds, shownRate } from '#src/domain/rates/shown-rates.ts';
import { classNames } from '#src/ui/class-names.ts';
import { SkeletonText } from '#src/ui/SkeletonText.tsx';

interface RateListProps {
  /** Undefined while they load and if there are none: then each has a skeleton. */
  rates: Rates | undefined;
  /** The classes of the list, of each rate in it, and of the rate's parts. */
  look: Record<'list' | 'rate' | 'label' | 'figure' | 'payment', string | undefined>;
}

/**
 * The rate of each kind of loan, with the monthly payment at it. There is no payment if the rate is not a
 * percentage.
 */
export function RateList({ rates, look }: RateListProps) {
  return (
    <dl className={look.list}>
      {rateFields.map((field) => {
        const { label, termYears } = rateKinds[field];
        const payment = rates && paymentAt(rates[field], termYears, comparedLoan);
        return (
          <div key={field} className={look.rate}>
            <dt className={look.label}>{label}</dt>
            <dd className={classNames(look.figure, 'figures')}>
              {rates ? shownRate(rates[field]) : <SkeletonText width="word" />}
            </dd>
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
