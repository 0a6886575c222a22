import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { readValue, renewValue, useKnown, useVisitValue, visit } from './visit-store.ts';

const load = vi.fn<() => Promise<string>>();
const rate = { key: 'rate', load };
const loaded = (value: string) => ({ status: 'loaded', value });

beforeEach(() => {
  visit.clear();
  load.mockReset();
});

test('all that show a value read it together and show what is read next, at once where it is known', async () => {
  load.mockResolvedValueOnce('6%').mockResolvedValueOnce('7%');
  const one = renderHook(() => useVisitValue(rate));
  const two = renderHook(() => useVisitValue(rate, 'built'));
  expect(one.result.current).toEqual({ status: 'loading' });
  expect(two.result.current).toEqual(loaded('built'));
  await waitFor(() => expect(one.result.current).toEqual(loaded('6%')));
  expect(two.result.current).toEqual(loaded('6%'));
  expect(load).toHaveBeenCalledOnce();

  const three = renderHook(() => useVisitValue(rate, 'built'));
  expect(three.result.current).toEqual(loaded('6%'));
  await waitFor(() => expect(one.result.current).toEqual(loaded('7%')));
});

test('a failed read keeps what is known, and is not kept itself', async () => {
  load.mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce('6%');
  const { result, unmount } = renderHook(() => useVisitValue(rate));
  await waitFor(() => expect(result.current).toEqual({ status: 'failed' }));
  unmount();

  const next = renderHook(() => useVisitValue(rate));
  expect(next.result.current).toEqual({ status: 'loading' });
  await waitFor(() => expect(next.result.current).toEqual(loaded('6%')));
  load.mockRejectedValueOnce(new Error('away'));
  await act(() => expect(readValue(rate)).rejects.toThrow('away'));
  expect(next.result.current).toEqual(loaded('6%'));
});

test('a value that began later stays, whichever comes first', async () => {
  const { result } = renderHook(() => useKnown(rate));
  const read = Promise.withResolvers<string>();
  load.mockReturnValue(read.promise);
  void readValue(rate);
  await act(() => renewValue(rate, Promise.resolve('saved')));
  expect(result.current).toEqual(loaded('saved'));
  await act(async () => read.resolve('read before'));
  expect(result.current).toEqual(loaded('saved'));

  const last = Promise.withResolvers<string>();
  void renewValue(rate, last.promise);
  expect(readValue(rate)).toBe(last.promise);
  const failing = renewValue(rate, Promise.reject(new Error('away')));
  await act(() => expect(failing).rejects.toThrow('away'));
  await act(async () => last.resolve('last'));
  expect(result.current, 'after a later one that failed').toEqual(loaded('last'));
});
