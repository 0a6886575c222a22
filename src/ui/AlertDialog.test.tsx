import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AlertDialog } from './AlertDialog.tsx';
import styles from './Button.module.css';

const answers = () => ({ onConfirm: vi.fn(), onCancel: vi.fn() });
const dialog = () => screen.getByRole<HTMLDialogElement>('alertdialog', { name: 'Delete it?' });

/** Closes the dialog the way a browser does on a second press of Escape. */
function closeUnasked(element: HTMLDialogElement) {
  element.open = false;
  fireEvent(element, new Event('close'));
}

const button = (name: string) => screen.getByRole('button', { name });

test('shows its question and description and focuses Cancel', () => {
  render(
    <AlertDialog question="Delete it?" description="A post" confirmLabel="Delete" {...answers()}>
      <p>More to look at</p>
    </AlertDialog>,
  );

  expect(dialog()).toHaveAccessibleDescription('A post');
  expect(dialog()).toHaveAttribute('open');
  expect(button('Cancel')).toHaveFocus();
  expect(screen.getByText('More to look at')).toBeVisible();
});

test('emphasizes the answer that is safe', () => {
  const emphasized = () =>
    screen.getAllByRole('button').filter((one) => one.classList.contains(styles.primary ?? ''));
  const texts = { question: 'Delete it?', confirmLabel: 'Delete', ...answers() };
  const { rerender } = render(<AlertDialog {...texts} />);
  expect(emphasized()).toEqual([button('Cancel')]);
  rerender(<AlertDialog {...texts} destructive />);
  expect(emphasized()).toEqual([button('Cancel')]);
  rerender(<AlertDialog {...texts} harmless />);
  expect(emphasized()).toEqual([button('Delete')]);
});

test('reports each answer', async () => {
  const { onConfirm, onCancel } = answers();
  render(
    <AlertDialog
      question="Delete it?"
      confirmLabel="Delete"
      cancelLabel="Keep it"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />,
  );

  await userEvent.click(button('Delete'));
  expect([onConfirm, onCancel].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  await userEvent.click(button('Keep it'));
  expect([onConfirm, onCancel].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('treats being closed by the browser as Cancel', () => {
  const { onConfirm, onCancel } = answers();
  render(
    <AlertDialog
      question="Delete it?"
      confirmLabel="Delete"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />,
  );

  closeUnasked(dialog());

  expect(onCancel).toHaveBeenCalledOnce();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('keeps the focus, ignores answers, and cannot be closed while busy', async () => {
  const { onConfirm, onCancel } = answers();
  const texts = { question: 'Delete it?', confirmLabel: 'Deleting…', onConfirm, onCancel };
  const { rerender } = render(<AlertDialog {...texts} />);
  rerender(<AlertDialog {...texts} busy />);

  expect(dialog()).toHaveFocus();
  expect(button('Cancel')).toBeDisabled();
  expect(button('Deleting…')).toBeDisabled();
  expect(fireEvent(dialog(), new Event('cancel', { cancelable: true }))).toBe(false);
  closeUnasked(dialog());
  expect(dialog()).toHaveAttribute('open');
  expect(onCancel).not.toHaveBeenCalled();

  rerender(<AlertDialog {...texts} />);
  expect(button('Cancel')).toHaveFocus();
});

test('closes on unmount so that the browser restores the focus', () => {
  const { unmount } = render(
    <AlertDialog question="Delete it?" confirmLabel="Delete" {...answers()} />,
  );
  const element = dialog();

  unmount();

  expect(element).not.toHaveAttribute('open');
});

test('stays at its question when the focus moves to an answer below the fold', () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  render(<AlertDialog question="Delete it?" confirmLabel="Delete" {...answers()} />);
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  focus.mockRestore();
});
