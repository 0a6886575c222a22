import { NumberField, type NumberFieldProps } from './NumberField.tsx';
import { readAmount, tidyAmount } from './read-number.ts';

type AmountFieldProps = Pick<NumberFieldProps, 'id' | 'label' | 'hint' | 'text' | 'onChange'>;

/** An amount of dollars: `450,000`, `450k` and `1.2m` are understood. */
export function AmountField(props: AmountFieldProps) {
  return (
    <NumberField
      {...props}
      ornament="$"
      remark={readAmount(props.text).remark}
      onLeave={() => props.onChange(tidyAmount(props.text))}
    />
  );
}
