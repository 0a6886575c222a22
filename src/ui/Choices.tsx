import type { ComponentProps } from 'react';
import styles from './Choices.module.css';
import { classNames } from './class-names.ts';
import type { FieldTexts } from './Field.tsx';
import { Fieldset } from './Fieldset.tsx';
import type { Option } from './option.ts';
import { useControlId } from './use-control-id.ts';

type InputProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'checked' | 'defaultChecked'
>;

export interface ChoicesProps extends InputProps, FieldTexts {
  options: readonly Option[];
}

/** The shared body of ChoiceField and CheckboxGroup: one card for each option. */
export function Choices({
  type,
  label,
  hint,
  error,
  options,
  className,
  ...input
}: ChoicesProps & { type: 'radio' | 'checkbox' }) {
  const id = useControlId(input);
  return (
    <Fieldset id={id} label={label} hint={hint} error={error}>
      <div className={classNames(styles.choices, className)}>
        {options.map((option, index) => (
          <label key={option.value} className={classNames(styles.choice, error && styles.invalid)}>
            <input
              {...input}
              type={type}
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
