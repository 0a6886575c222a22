import type { ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import styles from './NoPosts.module.css';

interface NoPostsProps {
  children: ReactNode;
  /** The way out: the label of its button, and what it does. */
  action?: { label: string; onPress: () => void } | undefined;
}

/** Stands where the cards would: what a visitor can do now. */
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
