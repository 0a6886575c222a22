import { Link, type LinkProps } from 'react-router-dom';
import styles from './Button.module.css';
import type { ButtonVariant } from './Button.tsx';
import { classNames } from './class-names.ts';

interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant;
}

/** A link styled as a button. Use it for navigation and Button for actions. */
export function ButtonLink({ variant = 'primary', className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={classNames(styles.button, styles[variant], className)} />;
}
