import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Pagination } from './Pagination.tsx';

const previous = () => screen.getByRole('button', { name: 'Previous' });
const next = () => screen.getByRole('button', { name: 'Next' });

function show(page: number, pageCount: number) {
  const turnTo = vi.fn();
  render(<Pagination label="Pages" page={page} pageCount={pageCount} onPageChange={turnTo} />);
  return turnTo;
}

test('shows the current page and goes to the previous and next pages', async () => {
  const turnTo = show(2, 4);

  expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('Page 2 of 4');
  await userEvent.click(previous());
  await userEvent.click(next());
  expect(turnTo.mock.calls).toEqual([[1], [3]]);
});

test.each([
  [1, 2, 1, 0, 'Page 1 of 2'],
  [2, 2, 0, 1, 'Page 2 of 2'],
  [1, 1, 1, 1, ''],
  [1, 0, 1, 1, ''],
])('on page %d of %d, Previous and Next are disabled: %d, %d', (page, pageCount, ...shown) => {
  show(page, pageCount);
  const areDisabled = [previous(), next()].map((button) => Number(button.hasAttribute('disabled')));
  expect([...areDisabled, screen.queryByText(/^Page/)?.textContent ?? '']).toEqual(shown);
});
