import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';

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
