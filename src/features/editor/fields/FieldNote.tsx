import type { ReactNode } from 'react';
import styles from './FieldNote.module.css';

/** A remark under a field about what stands in it; announced politely if it says what to mind. */
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
