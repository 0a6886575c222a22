import './sonner.css';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect } from 'react';
import { Toaster } from 'sonner';
import styles from './Toasts.module.css';
import { dismissToasts, toastMs } from './toasts.ts';

const icons = {
  success: <CircleCheck size="1.35em" aria-hidden="true" />,
  error: <CircleAlert size="1.35em" aria-hidden="true" />,
  close: <X size="1.25em" aria-hidden="true" />,
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
 * Where the toasts of a page appear, and the live region that announces them: once on a page that
 * shows any, outside its forms. Escape takes them away, wherever the focus is.
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
