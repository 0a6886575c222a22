import { ExampleRateChip, RateField, useExampleRate } from './NumberFields.tsx';

interface ExampleRateFieldProps {
  id: string;
  label?: string;
  text: string;
  /** Decides which of the example rates is offered. */
  termYears: number;
  onChange: (text: string) => void;
  paymentAt?: (percent: number) => number;
}

/** The interest rate of a loan in a pair of fields, with the offer of the site's example rate under it. */
export function ExampleRateField({ termYears, paymentAt, ...field }: ExampleRateFieldProps) {
  const example = useExampleRate(termYears, field.onChange);
  return (
    <>
      <RateField {...field} example={example} />
      <ExampleRateChip example={example} paymentAt={paymentAt} />
    </>
  );
}
