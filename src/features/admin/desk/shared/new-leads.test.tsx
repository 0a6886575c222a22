import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import { useNewLeadCount, useNewLeadUpdates } from './new-leads.ts';

const { isSignInFresh } = mockExports(await import('#src/data/admin/auth/fresh-sign-in.ts'));
const { countNewLeads } = mockExports(await import('#src/data/admin/leads/leads.service.ts'));

test('counts unread leads every minute, keeps the number while the password is needed, and forgets it at the end', async () => {
  vi.useFakeTimers();
  isSignInFresh.mockResolvedValue(true);
  const counts = (contacts: number) => ({ mortgageQuotes: 2, contacts, leadBuyers: 0 });
  countNewLeads.mockResolvedValueOnce(counts(1)).mockResolvedValueOnce(counts(2));
  const shown = renderHook(useNewLeadCount).result;
  const { unmount } = renderHook(useNewLeadUpdates);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(shown.current).toBe(3);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(shown.current).toBe(4);
  isSignInFresh.mockResolvedValue(false);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(shown.current).toBe(4);
  act(unmount);
  expect(shown.current).toBeUndefined();
});
