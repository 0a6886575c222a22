import type { ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import styles from './NoPosts.module.css';

interface NoPostsProps {
  children: ReactNode;
  /** The button that leads out of the empty state. */
  action?: { label: string; onPress: () => void } | undefined;
}

/** The empty state of the list, with advice. */
export function NoPosts({ children, action }: NoPostsProps) {
  return (
    <div className={styles.none}>
      <p>{children}</p>
      {action && (
        <Button variant="quiet" onClick={action.onPress}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
