import { toast } from 'sonner';

/** How long a toast stays visible, in milliseconds. */
export const toastMs = 5_000;

interface Toast {
  tone: 'good' | 'error';
  title: string;
  description?: string | undefined;
}

/**
 * Shows a toast for five seconds, replacing any earlier one, because stacked toasts cover a phone's
 * screen. It needs a `Toasts` in the page. Anything a person may need to read again must also be in
 * the page itself.
 *
 * @example showToast({ tone: 'error', title: 'Submission failed', description: 'Token missing' })
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
