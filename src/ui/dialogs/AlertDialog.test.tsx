import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import styles from '#src/ui/parts/Button.module.css';
import { AlertDialog } from './AlertDialog.tsx';

const onConfirm = vi.fn();
const onCancel = vi.fn();
const texts = { question: 'Delete it?', confirmLabel: 'Delete', onConfirm, onCancel };
const show = (props: Partial<ComponentProps<typeof AlertDialog>> = {}) =>
  render(<AlertDialog {...texts} {...props} />);

const dialog = () => screen.getByRole<HTMLDialogElement>('alertdialog', { name: 'Delete it?' });
const button = (name: string) => screen.getByRole('button', { name });
const countAnswers = () => [onConfirm, onCancel].map(({ mock }) => mock.calls.length);

/** Closes the dialog the way a browser does on a second press of Escape. */
function closeUnasked(element: HTMLDialogElement) {
  element.open = false;
  fireEvent(element, new Event('close'));
}

test('shows its question, description and details, and focuses Cancel, without scrolling to it', () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  show({ description: 'A post', children: <p>More to look at</p> });
  expect(dialog()).toHaveAccessibleDescription('A post');
  expect(dialog()).toHaveAttribute('open');
  expect(button('Cancel')).toHaveFocus();
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  expect(screen.getByText('More to look at')).toBeVisible();
});

test.each([
  [{}, 'Cancel'],
  [{ destructive: true }, 'Cancel'],
  [{ harmless: true }, 'Delete'],
])('emphasizes the answer that is safe: %o, %s', (props, name) => {
  show(props);
  const emphasized = screen
    .getAllByRole('button')
    .filter(({ classList }) => classList.contains(styles.primary ?? ''));
  expect(emphasized).toEqual([button(name)]);
});

test('reports each answer, of which being closed by the browser is Cancel', async () => {
  show({ cancelLabel: 'Keep it' });
  await userEvent.click(button('Delete'));
  expect(countAnswers()).toEqual([1, 0]);
  await userEvent.click(button('Keep it'));
  expect(countAnswers()).toEqual([1, 1]);
  closeUnasked(dialog());
  expect(countAnswers()).toEqual([1, 2]);
});

test('keeps the focus, ignores answers, and cannot be closed while busy', async () => {
  const { rerender } = show();
  rerender(<AlertDialog {...texts} confirmLabel="Deleting…" busy />);

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
  const { unmount } = show();
  const element = dialog();
  unmount();
  expect(element).not.toHaveAttribute('open');
});
