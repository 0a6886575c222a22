import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import styles from './AdvancedFailure.module.css';

/** Says that the advanced tools do not work yet, as their script did not load. */
export function AdvancedFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert tone="error" title="The advanced calculator did not load" className={styles.failure}>
      <p>
        The numbers here are examples. Please check your connection and try again; if that does not
        help, reload the page.
      </p>
      <Button variant="quiet" className={styles.retry} onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  );
}
