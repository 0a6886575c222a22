import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import styles from './AlertDialog.module.css';
import { Button } from './Button.tsx';

interface AlertDialogProps {
  /** What is asked, as the dialog's title. */
  question: string;
  /** What it is about, in a sentence or two: read aloud with the question. */
  description?: ReactNode;
  /** What can be looked at before answering; it scrolls when there is much of it. */
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Marks a yes that cannot be taken back. */
  destructive?: boolean;
  /** Takes the focus at first, in place of Cancel. */
  first?: RefObject<HTMLElement | null>;
  /** The yes is being carried out: both buttons rest, and the dialog cannot be closed. */
  busy?: boolean;
  onConfirm: () => void;
  /** Cancel or Escape was pressed: take the dialog out of the page. */
  onCancel: () => void;
}

/**
 * A question that must be answered before anything else. It is open as long as it is rendered; the
 * focus begins on Cancel, or on what is asked for, and goes back to where it was.
 *
 * @example {post && <AlertDialog question="Delete?" confirmLabel="Delete" … />}
 */
export function AlertDialog({
  question,
  description,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  destructive = false,
  first,
  busy = false,
  onConfirm,
  onCancel,
}: AlertDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);

  // A layout effect ends while the dialog is still in the page, which closing it needs in order to
  // give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  // A button that is disabled loses the focus, and the keyboard would be nowhere.
  useEffect(() => (busy ? dialog : (first ?? cancel)).current?.focus(), [busy, first]);

  /** Browsers let a second Escape close any dialog, so its closing is all that counts. */
  function onClose() {
    if (dialog.current?.open) return;
    if (busy) dialog.current?.showModal();
    else onCancel();
  }

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      tabIndex={-1}
      aria-labelledby={`${id}-question`}
      aria-describedby={description ? `${id}-description` : undefined}
      aria-busy={busy}
      className={styles.dialog}
      onCancel={(event) => busy && event.preventDefault()}
      onClose={onClose}
    >
      <h2 id={`${id}-question`} className={styles.question}>
        {question}
      </h2>
      {description && (
        <div id={`${id}-description`} className={styles.description}>
          {description}
        </div>
      )}
      {children}
      <div className={styles.answers}>
        <Button ref={cancel} variant="quiet" disabled={busy} onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button
          variant={destructive ? 'danger' : 'primary'}
          busy={busy}
          disabled={busy}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </div>
    </dialog>
  );
}
