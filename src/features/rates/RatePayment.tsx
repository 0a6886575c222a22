import { comparedLoan, paymentAt, wholeDollars } from '#src/domain/rates/payment-at.ts';
import { classNames } from '#src/ui/class-names.ts';

interface RatePaymentProps {
  /** As the owner typed it. */
  rate: string;
  termYears: number;
  className: string | undefined;
}

/** The monthly payment at a displayed rate; renders nothing if the rate is not a percentage. */
export function RatePayment({ rate, termYears, className }: RatePaymentProps) {
  const payment = paymentAt(rate, termYears, comparedLoan);
  if (payment === undefined) return null;
  return (
    <dd className={classNames(className, 'figures')}>
      <b>{wholeDollars(payment)}</b> a month per {wholeDollars(comparedLoan)}
    </dd>
  );
}
