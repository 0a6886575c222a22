import type { ComponentProps } from 'react';
import styles from './CheckboxGroup.module.css';
import { classNames } from './class-names.ts';
import type { FieldTexts } from './Field.tsx';
import { Fieldset } from './Fieldset.tsx';
import type { Option } from './option.ts';
import { useControlId } from './use-control-id.ts';

type InputProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'checked' | 'defaultChecked'
>;

interface CheckboxGroupProps extends InputProps, FieldTexts {
  options: readonly Option[];
}

/** A multiple-choice group under one field name, with each choice in a card. */
export function CheckboxGroup({
  label,
  hint,
  error,
  options,
  className,
  ...input
}: CheckboxGroupProps) {
  const id = useControlId(input);
  return (
    <Fieldset id={id} label={label} hint={hint} error={error}>
      <div className={classNames(styles.choices, className)}>
        {options.map((option, index) => (
          <label key={option.value} className={classNames(styles.choice, error && styles.invalid)}>
            <input
              {...input}
              type="checkbox"
              id={index === 0 ? id : `${id}-${index + 1}`}
              value={option.value}
              className={styles.input}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </Fieldset>
  );
}
