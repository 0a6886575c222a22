import { CircleAlert, CircleCheck, X } from 'lucide';
import { useEffect } from 'react';
import { Toaster } from 'sonner';
import { Icon } from '../Icon.tsx';
import styles from './Toasts.module.css';
import { dismissToasts, toastMs } from './toasts.ts';

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

/**
 * The container and live region of a page's toasts. Render it once, outside of any form, on a page
 * that shows toasts. Escape dismisses them, wherever the focus is.
 */
export function Toasts() {
  useEffect(() => {
    const dismissOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dismissToasts();
    };
    document.addEventListener('keydown', dismissOnEscape);
    return () => document.removeEventListener('keydown', dismissOnEscape);
  }, []);

  return (
    <Toaster
      position="top-right"
      duration={toastMs}
      expand
      closeButton
      className={styles.toaster}
      icons={icons}
      toastOptions={{ unstyled: true, classNames, closeButtonAriaLabel: 'Dismiss' }}
    />
  );
}
