import { toast } from 'sonner';

/** How long a toast stays. */
export const toastMs = 5_000;

interface Toast {
  tone: 'good' | 'error';
  title: string;
  description?: string | undefined;
}

/**
 * Says something in passing, for five seconds, in place of what was said before: toasts that pile
 * up cover a telephone's screen. Seen where `Toasts` stands in the page; what a person may have to
 * read twice must also stand in the page itself.
 *
 * @example showToast({ tone: 'error', title: 'Submission failed', description: 'Token missing' })
 */
export function showToast({ tone, title, description }: Toast): void {
  dismissToasts();
  const raise = tone === 'good' ? toast.success : toast.error;
  raise(title, { description });
}

/** Takes the toasts off the screen at once. */
export function dismissToasts(): void {
  toast.dismiss();
}
