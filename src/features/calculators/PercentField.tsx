import { NumberField, type NumberFieldProps } from './NumberField.tsx';
import { readPercent, tidyPercent } from './read-number.ts';

type PercentFieldProps = Pick<NumberFieldProps, 'id' | 'label' | 'hint' | 'text' | 'onChange'>;

/** A rate or a share in percent. */
export function PercentField(props: PercentFieldProps) {
  return (
    <NumberField
      {...props}
      unit="%"
      remark={readPercent(props.text).remark}
      onLeave={() => props.onChange(tidyPercent(props.text))}
    />
  );
}
