import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { lateDetails } from './late-details.tsx';

afterEach(() => vi.restoreAllMocks());

const lost = () => Promise.reject(new Error('lost'));

test('shows what is loaded', async () => {
  const Details = lateDetails(async () => () => <p>Details</p>);
  render(<Details />);
  expect(await screen.findByText('Details')).toBeVisible();
});

test('what does not arrive leaves the screen around it as it is', async () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue();
  const Details = lateDetails(lost);
  render(
    <main>
      <h1>Thank You!</h1>
      <Details />
    </main>,
  );
  await vi.waitFor(() => expect(complaints).toHaveBeenCalled());
  expect(screen.getByRole('main')).toHaveTextContent(/^Thank You!$/);
});

test('a try ahead that fails is tried again when it is shown', async () => {
  const load = vi.fn(async () => () => <p>Details</p>).mockImplementationOnce(lost);
  const Details = lateDetails(load);
  Details.preload();
  render(<Details />);
  expect(await screen.findByText('Details')).toBeVisible();
});
