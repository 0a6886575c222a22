import type { ComponentProps } from 'react';
import styles from './RangeField.module.css';
import { Field, type FieldTexts, useControlId } from './TextField.tsx';

interface RangeFieldProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'className'>,
    FieldTexts {
  value: number;
  min: number;
  max: number;
  /** The value in words, shown beside the label and announced instead of the number. */
  valueText: string;
  /** Formats the minimum and maximum; the default is plain numbers. */
  endText?: (value: number) => string;
}

/** A slider that shows its value in words and its minimum and maximum. */
export function RangeField({
  label,
  hint,
  error,
  valueText,
  endText = String,
  ...input
}: RangeFieldProps) {
  const id = useControlId(input);
  return (
    <div className={styles.range}>
      <span className={styles.value} aria-hidden="true">
        {valueText}
      </span>
      <Field id={id} label={label} hint={hint} error={error}>
        {(attributes) => (
          <div>
            <input
              {...input}
              {...attributes}
              type="range"
              aria-valuetext={valueText}
              className={styles.input}
            />
            <div className={styles.ends} aria-hidden="true">
              <span>{endText(input.min)}</span>
              <span>{endText(input.max)}</span>
            </div>
          </div>
        )}
      </Field>
    </div>
  );
}
