import { Button } from '#src/ui/Button.tsx';
import { AdminHead } from './AdminHead.tsx';
import styles from './AdminNotice.module.css';
import { checkFailed } from './auth.texts.ts';
import { OutcomeAlert } from './OutcomeAlert.tsx';

/** The check could not be made, so it says nothing about the account, and nobody is sent away. */
export function AdminCheckFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.notice}>
      <AdminHead />
      <h1>We could not check your sign-in</h1>
      <OutcomeAlert tone="error" text={checkFailed} />
      <Button className={styles.retry} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
