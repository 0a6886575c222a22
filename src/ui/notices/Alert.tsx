import { CircleAlert, CircleCheck, Info } from 'lucide';
import type { ComponentProps } from 'react';
import { classNames } from '#src/ui/parts/class-names.ts';
import { Icon } from '#src/ui/parts/Icon.tsx';
import styles from './Alert.module.css';

const tones = {
  error: { icon: CircleAlert, role: 'alert' },
  good: { icon: CircleCheck, role: 'status' },
  info: { icon: Info, role: 'note' },
} as const;

interface AlertProps extends Omit<ComponentProps<'div'>, 'title' | 'role'> {
  /** Screen readers announce an error at once and a success when they are idle, but not an info. */
  tone: keyof typeof tones;
  title?: string;
}

/** A message shown in the page, next to what it is about. */
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
