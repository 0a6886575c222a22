import type { ReactNode } from 'react';
import { Alert } from '#src/ui/notices/Alert.tsx';
import styles from './FormParts.module.css';

/** The note about the bot check above the Submit button, in place of the provider's badge, which base.css hides. */
export function BotCheckNote({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.notes}>
      <p>This form is protected by reCAPTCHA.</p>
      {children}
    </div>
  );
}

/** Says what of a form is gone. It is in the page before it has a text, or it is not announced. */
export function EndNote({ text }: { text: string | undefined }) {
  return (
    <div role="status">
      {text && (
        <Alert tone="info">
          <p>{text}</p>
        </Alert>
      )}
    </div>
  );
}
