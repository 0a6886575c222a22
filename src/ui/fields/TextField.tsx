import { CircleAlert } from 'lucide';
import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react';
import { Button } from '#src/ui/parts/Button.tsx';
import { classNames } from '#src/ui/parts/class-names.ts';
import { Icon } from '#src/ui/parts/Icon.tsx';
import styles from './Field.module.css';

/** The texts that every field accepts besides its control's own attributes. */
export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | ReactElement | undefined;
}

type Described = Omit<FieldTexts, 'label'> & Pick<FieldProps, 'isNoted'>;
type ControlAttributes = { id: string } & ReturnType<typeof describe>['aria'];

interface FieldProps extends FieldTexts {
  id: string;
  /** Renders the control, which must receive these attributes. */
  children: (attributes: ControlAttributes) => ReactNode;
  /** Shown last, such as a character count. */
  note?: ReactNode;
  /** Whether the note describes the control, by the id of the control and `-note`. */
  isNoted?: boolean;
}

/** Lays out a control: label and hint above it, its error directly under it, and a note below that. */
export function Field({ id, label, hint, error, note, isNoted = false, children }: FieldProps) {
  const { hintId, errorId, aria } = describe(id, { hint, error, isNoted });
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      <div className={styles.answer}>
        {children({ id, ...aria })}
        {error && <FieldError id={errorId}>{error}</FieldError>}
        {note}
      </div>
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

/** Returns the ids of a control's hint and error and the ARIA attributes that reference them. */
export function describe(id: string, { hint, error, isNoted }: Described) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId, isNoted && `${id}-note`]
    .filter(Boolean)
    .join(' ');
  return {
    hintId,
    errorId,
    aria: {
      'aria-describedby': describedBy || undefined,
      'aria-invalid': error ? true : undefined,
    },
  };
}

/** Returns the id of a control: its own, or else its name, by which an error summary can link to it. */
export function useControlId({ id, name }: { id?: string | undefined; name?: string | undefined }) {
  const generated = useId();
  return id ?? name ?? generated;
}

/**
 * The length to which a browser cuts a pasted line: more than any form accepts, which still says that it is too long.
 * Chromium takes eight seconds to break a line of 20,000 digits where it is shown again.
 */
const longestLine = 5_000;

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
      isNoted={suggestion !== undefined}
      note={
        <div aria-live="polite" className={styles.live}>
          {suggestion && (
            <p className={styles.suggestion}>
              <span id={`${id}-note`}>{suggestion.text}</span>{' '}
              {suggestion.action && (
                <Button variant="link" onClick={acceptSuggestion}>
                  {suggestion.action}
                </Button>
              )}
            </p>
          )}
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
            maxLength={longestLine}
            {...attributes}
            {...input}
            id={id}
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

/** A question about an answer, or a correction that a button accepts. It never blocks the form. */
interface SuggestionProps {
  /** The suggestion, such as "Did you mean ana@gmail.com?" */
  text: string;
  /** The label of the button that accepts it, such as "Use it"; omit it for a question alone. */
  action?: string;
  onAccept?: () => void;
}
