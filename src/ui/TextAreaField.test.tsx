import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CharactersLeft, TextAreaField } from './TextAreaField.tsx';

test('accepts several lines and uses its name as its id', async () => {
  render(<TextAreaField label="Message" name="message" />);
  const field = screen.getByRole('textbox', { name: 'Message' });

  await userEvent.type(field, 'Hello{Enter}there');

  expect(field).toHaveValue('Hello\nthere');
  expect(field).toHaveAttribute('id', 'message');
});

test('passes its ref and native props to the control and shows its note', () => {
  const ref = vi.fn();
  render(<TextAreaField label="Message" ref={ref} readOnly note={<p>12 characters left</p>} />);

  const field = screen.getByRole('textbox', { name: 'Message' });
  expect(ref).toHaveBeenCalledWith(field);
  expect(field).toHaveAttribute('readonly');
  expect(screen.getByText('12 characters left')).toBeVisible();
});

const seen = (container: HTMLElement) =>
  container.querySelector('[aria-hidden="true"]')?.textContent ?? '';

test.each([
  [501, '', ''],
  [500, '500 characters left', 'At most 500 characters left'],
  [201, '201 characters left', 'At most 500 characters left'],
  [200, '200 characters left', 'At most 200 characters left'],
  [1, '1 character left', 'At most 20 characters left'],
  [0, '0 characters left', 'At most 0 characters left'],
  [-1, '1 character too many', 'The text is too long'],
  [-1_200, '1,200 characters too many', 'The text is too long'],
])('with %d left: shows %j, says %j', (left, shown, said) => {
  const { container } = render(<CharactersLeft left={left} />);

  expect(seen(container)).toBe(shown);
  expect(screen.getByRole('status').textContent).toBe(said);
});
