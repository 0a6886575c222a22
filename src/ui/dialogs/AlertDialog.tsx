import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '#src/ui/parts/Button.tsx';
import styles from './AlertDialog.module.css';

interface AlertDialogProps {
  question: string;
  /** One or two sentences of context, read aloud with the question. */
  description?: ReactNode;
  /** Details to review before answering; they scroll when long. */
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  destructive?: boolean;
  /** Emphasizes the confirmation, which loses and publishes nothing, such as a sign-in, instead of Cancel. */
  harmless?: boolean;
  /** Gets the initial focus instead of Cancel. */
  first?: RefObject<HTMLElement | null>;
  /** The action is running: both buttons are inactive, and the dialog cannot be closed. */
  busy?: boolean;
  onConfirm: () => void;
  /** Called on Cancel or Escape; the caller unmounts the dialog. */
  onCancel: () => void;
}

/** A modal question, open while it is mounted. The focus starts on Cancel, or on `first`, and returns on close. */
export function AlertDialog({
  question,
  description,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  destructive = false,
  harmless = false,
  first,
  busy = false,
  onConfirm,
  onCancel,
}: AlertDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);

  // A layout effect cleans up while the dialog is still in the page. Only then can closing it
  // restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Opening focuses the first control, which may be far below.
    if (element) element.scrollTop = 0;
    return () => element?.close();
  }, []);

  // Disabled buttons lose the focus, which would leave keyboard users with none.
  // A long dialog stays at its question.
  useEffect(
    () => (busy ? dialog : (first ?? cancel)).current?.focus({ preventScroll: true }),
    [busy, first],
  );

  /** Browsers close any dialog on a second Escape, so a close event counts as Cancel. */
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
        <Button
          ref={cancel}
          variant={harmless ? 'quiet' : 'primary'}
          disabled={busy}
          onClick={onCancel}
        >
          {cancelLabel}
        </Button>
        <Button
          variant={harmless ? 'primary' : destructive ? 'danger' : 'quiet'}
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

interface LeaveDialogProps extends Pick<AlertDialogProps, 'description'> {
  question?: string;
  /** What waits for the answer; nothing is shown without it. */
  leaving: { answer: (leaves: boolean) => void } | undefined;
}

/** Asks whether to leave a page with unsaved changes. */
export function LeaveDialog({
  question = 'Leave without saving?',
  description,
  leaving,
}: LeaveDialogProps) {
  if (!leaving) return null;
  return (
    <AlertDialog
      question={question}
      description={description}
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => leaving.answer(true)}
      onCancel={() => leaving.answer(false)}
    />
  );
}
