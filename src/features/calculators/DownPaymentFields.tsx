import { type DownPaymentFigures, tidyDownPayment } from './down-payment.ts';
import styles from './InputGrid.module.css';
import type { DownPaymentInput } from './inputs.ts';
import { NumberField } from './NumberField.tsx';

interface DownPaymentFieldsProps {
  input: DownPaymentInput;
  figures: DownPaymentFigures;
  onChange: (input: DownPaymentInput) => void;
}

/** The down payment in dollars and as a share of the price; each follows the other. */
export function DownPaymentFields({ input, figures, onChange }: DownPaymentFieldsProps) {
  const tidy = (unit: DownPaymentInput['unit']) => () => {
    if (input.unit === unit) onChange(tidyDownPayment(input));
  };
  return (
    <div className={styles.pair}>
      <NumberField
        id="down-payment"
        label="Down payment"
        hint="In dollars. 0 is fine."
        ornament="$"
        text={figures.dollarsText}
        remark={figures.dollarsRemark}
        onChange={(text) => onChange({ text, unit: 'dollars' })}
        onLeave={tidy('dollars')}
      />
      <NumberField
        id="down-payment-percent"
        label="Down payment in percent"
        hint="Percent of the home price."
        unit="%"
        text={figures.percentText}
        remark={figures.percentRemark}
        onChange={(text) => onChange({ text, unit: 'percent' })}
        onLeave={tidy('percent')}
      />
    </div>
  );
}
