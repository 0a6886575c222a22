import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import control from './control.module.css';
import { Field, type FieldTexts } from './Field.tsx';
import styles from './TextAreaField.module.css';
import { useControlId } from './use-control-id.ts';

interface TextAreaFieldProps extends ComponentProps<'textarea'>, FieldTexts {
  /** Shown under the control and its error, such as a character count. */
  note?: ReactNode;
}

/** A multi-line text field with its label, hint, and error. */
export function TextAreaField({
  label,
  hint,
  error,
  note,
  className,
  rows = 7,
  ...textarea
}: TextAreaFieldProps) {
  const id = useControlId(textarea);
  return (
    <Field id={id} label={label} hint={hint} error={error} note={note}>
      {(attributes) => (
        <textarea
          {...textarea}
          {...attributes}
          rows={rows}
          className={classNames(control.control, styles.area, className)}
        />
      )}
    </Field>
  );
}
