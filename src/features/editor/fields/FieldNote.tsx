import type { ReactNode } from 'react';
import styles from './FieldNote.module.css';

/** A note under a field about its value; announced politely if it is a warning. */
export function FieldNote({
  isAnnounced,
  children,
}: {
  isAnnounced?: boolean;
  children: ReactNode;
}) {
  return (
    <div aria-live={isAnnounced ? 'polite' : undefined}>
      {children && <p className={styles.note}>{children}</p>}
    </div>
  );
}
