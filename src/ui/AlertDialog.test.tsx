import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AlertDialog } from './AlertDialog.tsx';

const answers = () => ({ onConfirm: vi.fn(), onCancel: vi.fn() });
const dialog = () => screen.getByRole<HTMLDialogElement>('alertdialog', { name: 'Delete it?' });

/** As a browser does when Escape is pressed a second time. */
function closeUnasked(element: HTMLDialogElement) {
  element.open = false;
  fireEvent(element, new Event('close'));
}

const button = (name: string) => screen.getByRole('button', { name });

test('asks its question, describes it, and begins on Cancel', () => {
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

test('tells of each answer', async () => {
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

test('being closed by the browser is a Cancel', () => {
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

test('while busy it keeps the focus, takes no answer and cannot be closed', async () => {
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

test('is closed when it goes, so that the browser gives the focus back', () => {
  const { unmount } = render(
    <AlertDialog question="Delete it?" confirmLabel="Delete" {...answers()} />,
  );
  const element = dialog();

  unmount();

  expect(element).not.toHaveAttribute('open');
});
