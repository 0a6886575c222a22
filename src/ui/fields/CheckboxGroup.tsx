import type { ComponentProps, ReactNode } from 'react';
import type { Option } from '#src/lib/input/option.ts';
import { classNames } from '#src/ui/parts/class-names.ts';
import styles from './CheckboxGroup.module.css';
import fieldStyles from './Field.module.css';
import { describe, FieldError, FieldHint, type FieldTexts, useControlId } from './TextField.tsx';

type InputProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'checked' | 'defaultChecked'
>;

interface CheckboxGroupProps extends InputProps, FieldTexts {
  type?: 'checkbox' | 'radio';
  options: readonly Option[];
}

/** A group of choices under one field name, each in a card. */
export function CheckboxGroup({
  label,
  hint,
  error,
  options,
  className,
  type = 'checkbox',
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

interface FieldsetProps extends FieldTexts {
  /** The id of the group's first control; the ids of hint and error derive from it. */
  id: string;
  children: ReactNode;
}

/** A group of controls that answer one question. */
export function Fieldset({ id, label, hint, error, children }: FieldsetProps) {
  const { hintId, errorId, aria } = describe(id, { hint, error });
  return (
    <fieldset className={fieldStyles.field} aria-describedby={aria['aria-describedby']}>
      <legend className={fieldStyles.label}>{label}</legend>
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      {children}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
