import { LoaderCircle } from 'lucide';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './Button.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';

type ButtonVariant = 'primary' | 'danger' | 'quiet' | 'link';

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
      {busy && <Icon of={LoaderCircle} className={styles.spinner} size="1.15em" />}
      <span className={styles.label}>{children}</span>
    </button>
  );
}

interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant;
}

/** A link styled as a button. Use it for navigation and Button for actions. */
export function ButtonLink({ variant = 'primary', className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={classNames(styles.button, styles[variant], className)} />;
}
