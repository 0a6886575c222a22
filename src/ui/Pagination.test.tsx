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

test('does not go before the first page or past the last page', () => {
  show(1, 2);
  expect(previous()).toBeDisabled();
  expect(next()).toBeEnabled();
});

test('disables Next on the last page', () => {
  show(2, 2);
  expect(previous()).toBeEnabled();
  expect(next()).toBeDisabled();
});

test.each([0, 1])('has both buttons, disabled, and no number for %d pages', (pageCount) => {
  show(1, pageCount);
  expect(previous()).toBeDisabled();
  expect(next()).toBeDisabled();
  expect(screen.queryByText(/^Page/)).not.toBeInTheDocument();
});
