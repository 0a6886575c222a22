import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import styles from './ContentViews.module.css';

interface ObstaclesProps {
  /** What the writing view cannot hold. */
  names: readonly string[];
  /** Opens it all the same; without it, only says why it is not. */
  onAccept?: () => void;
}

/** Why a content is not open in the writing view. */
export function Obstacles({ names, onAccept }: ObstaclesProps) {
  return (
    <Alert tone="info" className={styles.note}>
      <p>
        The Write view does not support everything in this content, so it is open as HTML. Write
        would remove or change: {names.join(', ')}.
      </p>
      {onAccept && (
        <p>
          <Button variant="quiet" onClick={onAccept}>
            Open in Write and lose these
          </Button>
        </p>
      )}
    </Alert>
  );
}

interface TakenOutProps {
  names: readonly string[];
}

/** What was in the typed HTML and is not in the content. */
export function TakenOut({ names }: TakenOutProps) {
  if (names.length === 0) return null;
  return (
    <Alert tone="info" className={styles.note}>
      <p>
        Some of the HTML was removed, because posts keep only what their pages can show safely:{' '}
        {names.join(', ')}.
      </p>
    </Alert>
  );
}
