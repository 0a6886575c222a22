import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#src/ui/parts/class-names.ts';
import styles from './Field.module.css';
import { Field, type FieldTexts, useControlId } from './TextField.tsx';

interface TextAreaFieldProps extends ComponentProps<'textarea'>, FieldTexts {
  /** Shown under the control and its error, such as a character count. */
  note?: ReactNode;
}

/** The length to which a browser cuts a paste, as in a TextField: no form accepts 6,000 characters. */
const longestText = 12_000;

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
          maxLength={longestText}
          {...textarea}
          {...attributes}
          rows={rows}
          className={classNames(styles.control, styles.area, className)}
        />
      )}
    </Field>
  );
}

/** The counts that are announced; the first is also where the count becomes visible. */
const thresholds = [500, 200, 100, 50, 20, 0];

interface CharactersLeftProps {
  /** Code points; below 0 when the text is too long. */
  left: number;
}

/**
 * Shows how many characters a long answer has left, once there are few. The visible count changes
 * with every character. Screen readers announce only a few thresholds, so they can read other things.
 */
export function CharactersLeft({ left }: CharactersLeftProps) {
  const threshold = thresholds.findLast((candidate) => left <= candidate);
  return (
    <div className={styles.count}>
      {threshold !== undefined && (
        <p aria-hidden="true" className={classNames(left < 0 && styles.over)}>
          {left < 0 ? `${characters(-left)} too many` : `${characters(left)} left`}
        </p>
      )}
      <p role="status" className="visually-hidden">
        {announcement(left, threshold)}
      </p>
    </div>
  );
}

function announcement(left: number, threshold: number | undefined): string {
  if (threshold === undefined) return '';
  return left < 0 ? 'The text is too long' : `At most ${characters(threshold)} left`;
}

function characters(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'character' : 'characters'}`;
}
