import { CircleAlert } from 'lucide';
import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';

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

interface FieldTextProps {
  id: string;
  children: ReactNode;
}

/** Help with a field, without an error too. */
export function FieldHint({ id, children }: FieldTextProps) {
  return (
    <p id={id} className={styles.hint}>
      {children}
    </p>
  );
}

/** A field's error message, with an icon. */
export function FieldError({ id, children }: FieldTextProps) {
  return (
    <p id={id} className={styles.error}>
      <Icon of={CircleAlert} size="1.2em" />
      <span className="visually-hidden">Error:</span> <span>{children}</span>
    </p>
  );
}

interface Description {
  hint?: ReactNode;
  error?: string | undefined;
}

/** Returns the ids of a control's hint and error and the ARIA attributes that reference them. */
export function describe(id: string, { hint, error }: Description) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return {
    hintId,
    errorId,
    aria: {
      'aria-describedby': describedBy || undefined,
      'aria-invalid': error ? true : undefined,
    },
  };
}

/**
 * Returns the id of a control: its own id, or else its name, so that an error summary can link to
 * `#email` knowing only the field's name.
 */
export function useControlId({ id, name }: { id?: string | undefined; name?: string | undefined }) {
  const generated = useId();
  return id ?? name ?? generated;
}
