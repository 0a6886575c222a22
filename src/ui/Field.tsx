import type { ReactNode } from 'react';
import { describe } from './describe.ts';
import styles from './Field.module.css';
import { FieldError, FieldHint } from './FieldText.tsx';

/** The texts that every field accepts besides its control's own attributes. */
export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

type ControlAttributes = { id: string } & ReturnType<typeof describe>['aria'];

interface FieldProps extends FieldTexts {
  id: string;
  /** Renders the control, which must receive these attributes. */
  children: (attributes: ControlAttributes) => ReactNode;
  /** Shown last, such as a character count. */
  note?: ReactNode;
}

/** Lays out a control: label and hint above it, its error directly under it, and a note below that. */
export function Field({ id, label, hint, error, note, children }: FieldProps) {
  const { hintId, errorId, aria } = describe(id, { hint, error });
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      {children({ id, ...aria })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {note}
    </div>
  );
}
