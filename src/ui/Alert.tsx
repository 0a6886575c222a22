import { CircleAlert, CircleCheck, Info } from 'lucide';
import type { ComponentProps } from 'react';
import styles from './Alert.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';

const tones = {
  error: { icon: CircleAlert, role: 'alert' },
  good: { icon: CircleCheck, role: 'status' },
  info: { icon: Info, role: 'note' },
} as const;

interface AlertProps extends Omit<ComponentProps<'div'>, 'title' | 'role'> {
  /** An error interrupts, a good end is announced in turn, an info just stands there. */
  tone: keyof typeof tones;
  title?: string;
}

/** A message about what happened, in place. */
export function Alert({ tone, title, className, children, ...rest }: AlertProps) {
  const { icon, role } = tones[tone];
  return (
    <div {...rest} role={role} className={classNames(styles.alert, styles[tone], className)}>
      <Icon of={icon} className={styles.icon} size="1.35em" />
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
