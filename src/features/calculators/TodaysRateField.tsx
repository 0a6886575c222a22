import { RateField, TodaysRateChip, useTodaysRate } from './NumberFields.tsx';

interface TodaysRateFieldProps {
  id: string;
  label?: string;
  text: string;
  /** Decides which of today's rates is offered. */
  termYears: number;
  onChange: (text: string) => void;
  paymentAt?: (percent: number) => number;
}

/** The interest rate of a loan in a pair of fields, with the offer of today's example rate under it. */
export function TodaysRateField({ termYears, paymentAt, ...field }: TodaysRateFieldProps) {
  const today = useTodaysRate(termYears, field.onChange);
  return (
    <>
      <RateField {...field} today={today} />
      <TodaysRateChip today={today} paymentAt={paymentAt} />
    </>
  );
}
