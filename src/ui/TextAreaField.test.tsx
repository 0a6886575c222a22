import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TextAreaField } from './TextAreaField.tsx';

test('accepts several lines and uses its name as its id', async () => {
  render(<TextAreaField label="Message" name="message" />);
  const field = screen.getByRole('textbox', { name: 'Message' });

  await userEvent.type(field, 'Hello{Enter}there');

  expect(field).toHaveValue('Hello\nthere');
  expect(field).toHaveAttribute('id', 'message');
});

test('is described by its hint and error and is invalid only with an error', () => {
  const { rerender } = render(<TextAreaField label="Message" name="message" hint="In short." />);
  const field = screen.getByRole('textbox', { name: 'Message' });
  expect(field).toHaveAccessibleDescription('In short.');
  expect(field).not.toHaveAttribute('aria-invalid');

  rerender(<TextAreaField label="Message" name="message" hint="In short." error="Too long." />);

  expect(field).toHaveAccessibleDescription('In short. Error: Too long.');
  expect(field).toBeInvalid();
});

test('passes its ref and native props to the control and shows its note', () => {
  const ref = vi.fn();
  render(<TextAreaField label="Message" ref={ref} readOnly note={<p>12 characters left</p>} />);

  const field = screen.getByRole('textbox', { name: 'Message' });
  expect(ref).toHaveBeenCalledWith(field);
  expect(field).toHaveAttribute('readonly');
  expect(screen.getByText('12 characters left')).toBeVisible();
});
