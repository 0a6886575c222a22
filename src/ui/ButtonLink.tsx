import { Link, type LinkProps } from 'react-router-dom';
import styles from './Button.module.css';
import type { ButtonVariant } from './Button.tsx';
import { classNames } from './class-names.ts';

interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant;
}

/** A link with the weight of a button: for going somewhere, where Button is for doing. */
export function ButtonLink({ variant = 'primary', className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={classNames(styles.button, styles[variant], className)} />;
}
