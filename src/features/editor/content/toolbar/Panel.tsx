import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '#src/ui/Button.tsx';
import styles from './Panel.module.css';

interface PanelProps {
  title: string;
  /** The label of the action button. */
  action: string;
  onAction: () => void;
  onClose: () => void;
  /** Additional content beside the buttons. */
  more?: ReactNode;
  children: ReactNode;
}

/**
 * A few fields below the toolbar. It is not a form because it is inside one. Enter runs the action,
 * and Escape closes the panel.
 */
export function Panel({ title, action, onAction, onClose, more, children }: PanelProps) {
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector('input')?.focus(), []);

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const isInField = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
    if (event.key === 'Enter' && isInField) {
      event.preventDefault();
      onAction();
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
  }

  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={handleKeyDown}
      className={styles.panel}
    >
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      {children}
      <div className={styles.buttons}>
        <Button onClick={onAction}>{action}</Button>
        {more}
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
