import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import styles from './ContentViews.module.css';

interface ObstaclesProps {
  /** The elements that the writing view does not support. */
  names: readonly string[];
  /** Opens the writing view anyway; without it, there is no button. */
  onAccept?: () => void;
}

/** Explains why the content does not open in the writing view. */
export function Obstacles({ names, onAccept }: ObstaclesProps) {
  return (
    <Alert tone="info" className={styles.note}>
      <p>
        {`The Write view does not support everything in this content, so it is open as HTML. Write would remove or change: ${names.join(', ')}.`}
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

interface RemovedProps {
  names: readonly string[];
}

/** Lists what the sanitizer will remove from the typed HTML. */
export function Removed({ names }: RemovedProps) {
  if (names.length === 0) return null;
  return (
    <Alert tone="info" className={styles.note}>
      <p>
        {`Some of the HTML will not be saved, because posts keep only what their pages can show safely: ${names.join(', ')}.`}
      </p>
    </Alert>
  );
}
