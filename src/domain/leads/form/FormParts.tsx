import type { ReactNode } from 'react';
import styles from './FormParts.module.css';

/**
 * The note about the bot check above the Submit button, and other notes as children. It replaces the
 * provider's badge, which styles/base.css hides.
 */
export function BotCheckNote({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.notes}>
      <p>This form is protected by reCAPTCHA.</p>
      {children}
    </div>
  );
}
