import type { ReactNode } from 'react';
import { describe } from './describe.ts';
import styles from './Field.module.css';
import type { FieldTexts } from './Field.tsx';
import { FieldError, FieldHint } from './FieldText.tsx';

interface FieldsetProps extends FieldTexts {
  /** The id of the group's first control; the ids of hint and error derive from it. */
  id: string;
  children: ReactNode;
}

/** A group of controls that answer one question. */
export function Fieldset({ id, label, hint, error, children }: FieldsetProps) {
  const { hintId, errorId, aria } = describe(id, { hint, error });
  return (
    <fieldset className={styles.field} aria-describedby={aria['aria-describedby']}>
      <legend className={styles.label}>{label}</legend>
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      {children}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
