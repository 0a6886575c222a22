import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useReloadable } from './use-reloadable.ts';

test('keeps the old value while it reloads', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const load = vi.fn<() => Promise<string>>().mockResolvedValueOnce('first');
  load.mockReturnValueOnce(promise);
  const { result } = renderHook(() => useReloadable(load));
  expect(result.current.resource).toEqual({ status: 'loading' });
  await act(async () => undefined);
  expect(result.current.resource).toEqual({ status: 'loaded', value: 'first' });

  act(() => result.current.reload());
  expect(result.current.resource).toEqual({ status: 'loaded', value: 'first' });
  await act(async () => resolve('second'));
  expect(result.current.resource).toEqual({ status: 'loaded', value: 'second' });
  expect(load).toHaveBeenCalledTimes(2);
});
