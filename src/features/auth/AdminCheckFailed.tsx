import { Button } from '#src/ui/Button.tsx';
import { AdminHead } from './AdminHead.tsx';
import styles from './AdminNotice.module.css';
import { checkFailed } from './auth.texts.ts';
import { OutcomeAlert } from './OutcomeAlert.tsx';

/** Shown when the access check failed for technical reasons, so it does not redirect. */
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
