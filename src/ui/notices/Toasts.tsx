import { CircleAlert, CircleCheck, X } from 'lucide';
import { type ReactNode, useEffect } from 'react';
import { Toaster, type ToasterProps, toast } from 'sonner';
import { Icon } from '#src/ui/parts/Icon.tsx';
import styles from './Toasts.module.css';

const icons = {
  success: <Icon of={CircleCheck} size="1.35em" />,
  error: <Icon of={CircleAlert} size="1.35em" />,
  close: <Icon of={X} size="1.25em" />,
};

const classNames = {
  toast: styles.toast,
  success: styles.good,
  error: styles.error,
  icon: styles.icon,
  content: styles.content,
  title: styles.title,
  closeButton: styles.close,
};

/** The container and live region of a page's toasts, outside of any form. Escape dismisses them, wherever focus is. */
export function Toasts({ position = 'top-right' }: Pick<ToasterProps, 'position'>) {
  useEffect(() => {
    const dismissOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dismissToasts();
    };
    document.addEventListener('keydown', dismissOnEscape);
    return () => document.removeEventListener('keydown', dismissOnEscape);
  }, []);

  return (
    <Toaster
      position={position}
      duration={toastMs}
      expand
      closeButton
      className={styles.toaster}
      icons={icons}
      toastOptions={{ unstyled: true, classNames, closeButtonAriaLabel: 'Dismiss' }}
    />
  );
}

/** How long a toast stays visible, in milliseconds. */
const toastMs = 5_000;

interface Toast {
  tone: 'good' | 'error';
  title: string;
  description?: ReactNode;
}

/**
 * Shows a toast for five seconds, replacing any earlier one, because stacked toasts cover a phone's screen. It needs a
 * `Toasts` in the page. What may need to be read again must also be in the page itself.
 */
export function showToast({ tone, title, description }: Toast): void {
  dismissToasts();
  const raise = tone === 'good' ? toast.success : toast.error;
  raise(title, { description });
}

/** Removes all toasts at once. */
export function dismissToasts(): void {
  toast.dismiss();
}
