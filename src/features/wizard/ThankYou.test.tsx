import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { successScreen } from '#tests/fixtures/success-screen.ts';
import { lazyDetails } from './ThankYou.tsx';

const props = { kind: 'mortgageQuotes', screen: successScreen('a lead') } as const;

test('has the part at once if it was loaded before, and no error without it; it is loaded again when it is shown', async () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue();
  const load = vi.fn(async () => () => <p>Details</p>);
  const Details = lazyDetails(load.mockRejectedValueOnce(new Error('lost')));
  Details.preload();
  const lost = render(<Details {...props} />);
  expect(await screen.findByText('Details')).toBeVisible();
  lost.unmount();

  Details.preload();
  await load.mock.results.at(-1)?.value;
  render(<Details {...props} />);
  expect(screen.getByText('Details')).toBeVisible();

  const Lost = lazyDetails(() => Promise.reject(new Error('lost')));
  render(<Lost {...props} />, { container: document.body });
  await vi.waitFor(() => expect(complaints).toHaveBeenCalled());
  expect(document.body).toHaveTextContent(/^$/);
});
