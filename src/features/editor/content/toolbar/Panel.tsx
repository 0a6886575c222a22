import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '#src/ui/Button.tsx';
import styles from './Panel.module.css';
import { useBlockedSubmit } from './use-blocked-submit.ts';

interface PanelProps {
  title: string;
  /** The label of the action button. */
  action: string;
  onAction: () => void;
  onClose: () => void;
  /** What to do about text in the panel that is not in the post yet; '' if there is none. */
  pending: string;
  /** Shows the panel, which may be in a hidden view. */
  onReveal: () => void;
  /** Additional content beside the buttons. */
  more?: ReactNode;
  children: ReactNode;
}

/**
 * A few fields below the toolbar. It is not a form because it is inside one. Enter runs the action,
 * and Escape closes the panel. The form is not submitted past text that is not in the post yet.
 */
export function Panel({
  title,
  action,
  onAction,
  onClose,
  pending,
  onReveal,
  more,
  children,
}: PanelProps) {
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const attempts = useBlockedSubmit(panel, pending !== '', onReveal);
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
      <div role="status">
        {attempts > 0 && pending && <p className={styles.pending}>{pending}</p>}
      </div>
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
