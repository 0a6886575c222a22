import type { ComponentProps, ReactNode } from 'react';
import { Button } from './Button.tsx';
import { classNames } from './class-names.ts';
import styles from './Field.module.css';
import { Field, type FieldTexts, useControlId } from './Field.tsx';

export interface TextFieldProps extends ComponentProps<'input'>, FieldTexts {
  /** A correction of the answer or a question about it. It is never enforced. */
  suggestion?: SuggestionProps | undefined;
  /** A decoration inside the field before the answer; hidden from screen readers. */
  ornament?: ReactNode;
  /** Shown inside the field after the answer, such as `%`; the label or hint must say it too. */
  unit?: ReactNode;
}

/** A single-line text field with its label, hint, error, and an optional suggestion. */
export function TextField({
  label,
  hint,
  error,
  suggestion,
  ornament,
  unit,
  className,
  type = 'text',
  ...input
}: TextFieldProps) {
  const id = useControlId(input);

  function acceptSuggestion() {
    suggestion?.onAccept?.();
    // The pressed button is about to unmount and would lose the focus.
    document.getElementById(id)?.focus();
  }

  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      note={
        <div aria-live="polite" className={styles.live}>
          {suggestion && <Suggestion {...suggestion} onAccept={acceptSuggestion} />}
        </div>
      }
    >
      {(attributes) => (
        <div className={styles.box}>
          {ornament && (
            <span className={styles.ornament} aria-hidden="true">
              {ornament}
            </span>
          )}
          <input
            {...input}
            {...attributes}
            type={type}
            className={classNames(
              styles.control,
              ornament !== undefined && styles.inset,
              unit !== undefined && styles.insetEnd,
              className,
            )}
          />
          {unit && (
            <span className={classNames(styles.ornament, styles.unit)} aria-hidden="true">
              {unit}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}

interface SuggestionProps {
  /** The suggestion, such as "Did you mean ana@gmail.com?" */
  text: string;
  /** The label of the button that accepts it, such as "Use it"; omit it for a question alone. */
  action?: string;
  onAccept?: () => void;
}

/** A question about an answer, or a correction that a button accepts. It never blocks the form. */
function Suggestion({ text, action, onAccept }: SuggestionProps) {
  return (
    <p className={styles.suggestion}>
      <span>{text}</span>{' '}
      {action && (
        <Button variant="link" onClick={onAccept}>
          {action}
        </Button>
      )}
    </p>
  );
}
