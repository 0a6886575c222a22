import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { successScreen } from '#tests/fixtures/success-screen.ts';
import { lazyDetails } from './ThankYou.tsx';

const props = { kind: 'mortgageQuotes', screen: successScreen('a lead') } as const;
const lost = () => Promise.reject(new Error('lost'));

test('has the part at once if it was loaded before', async () => {
  const part = Promise.resolve(() => <p>Details</p>);
  const Details = lazyDetails(() => part);
  Details.preload();
  await part;
  render(<Details {...props} />);
  expect(screen.getByText('Details')).toBeVisible();
});

test('keeps the rest of the screen when the part fails to load', async () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue();
  const Details = lazyDetails(lost);
  render(
    <main>
      <h1>Thank You!</h1>
      <Details {...props} />
    </main>,
  );
  await waitFor(() => expect(complaints).toHaveBeenCalled());
  complaints.mockRestore();
  expect(screen.getByRole('main')).toHaveTextContent(/^Thank You!$/);
});

test('loads again when it is shown after a failed preload', async () => {
  const load = vi.fn(async () => () => <p>Details</p>).mockImplementationOnce(lost);
  const Details = lazyDetails(load);
  Details.preload();
  render(<Details {...props} />);
  expect(await screen.findByText('Details')).toBeVisible();
});
