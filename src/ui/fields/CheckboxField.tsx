import type { ComponentProps } from 'react';
import { classNames } from '#src/ui/parts/class-names.ts';
import styles from './CheckboxField.module.css';
import { describe, FieldError, FieldHint, type FieldTexts, useControlId } from './TextField.tsx';

interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type'>, FieldTexts {}

/** A single checkbox, such as a consent; its label may be a paragraph with links. */
export function CheckboxField({ label, hint, error, className, ...input }: CheckboxFieldProps) {
  const id = useControlId(input);
  const { hintId, errorId, aria } = describe(id, { hint, error });
  return (
    <div className={classNames(styles.field, className)}>
      <div className={classNames(styles.row, error && styles.invalid)}>
        <input {...input} {...aria} id={id} type="checkbox" className={styles.input} />
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
    </div>
  );
}
