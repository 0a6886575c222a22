import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import { classNames } from './class-names.ts';
import { Spinner } from './Spinner.tsx';

export type ButtonVariant = 'primary' | 'danger' | 'quiet' | 'link';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** Shows that the action is running; the label must say so too. */
  busy?: boolean;
}

/** A button that does not submit a form unless it has `type="submit"`. */
export function Button({
  variant = 'primary',
  busy = false,
  type = 'button',
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      className={classNames(styles.button, styles[variant], className)}
    >
      {busy && <Spinner />}
      <span className={styles.label}>{children}</span>
    </button>
  );
}
