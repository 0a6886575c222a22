import type { ReactNode } from 'react';
import styles from './BotCheckNote.module.css';

/**
 * The line about the bot check above the button that submits, and what else there is to say. It stands
 * in for the provider's badge, which styles/base.css hides.
 */
export function BotCheckNote({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.notes}>
      <p>This form is protected by reCAPTCHA.</p>
      {children}
    </div>
  );
}
