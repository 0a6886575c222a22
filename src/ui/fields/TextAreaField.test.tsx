import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CharactersLeft } from './TextAreaField.tsx';

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
