import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { readValue, renewValue, useKnown, type VisitKey, visit } from './visit-store.ts';

const load = vi.fn<() => Promise<string>>();
const rate: VisitKey<string> = { key: 'rate' };
const read = () => readValue(rate, load);
const known = () => renderHook(() => useKnown(rate)).result;

beforeEach(() => {
  visit.clear();
  load.mockReset();
});

test('all that show a value read it together, show what is read next, and know it at once', async () => {
  load.mockResolvedValueOnce('6%').mockResolvedValueOnce('7%');
  const [one, two] = [known(), known()];
  expect(one.current).toBeUndefined();
  await act(() => Promise.all([read(), read()]));
  expect(load).toHaveBeenCalledOnce();
  expect([one.current?.value, two.current?.value]).toEqual(['6%', '6%']);

  const three = known();
  expect(three.current?.value).toBe('6%');
  await act(read);
  expect([one.current?.value, three.current?.value]).toEqual(['7%', '7%']);
});

test('a failed read is not kept, and changes no value', async () => {
  const shown = known();
  for (const value of ['6%', '7%']) {
    load.mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce(value);
    const before = shown.current;
    await act(() => expect(read()).rejects.toThrow('away'));
    expect(shown.current).toBe(before);
    await act(read);
    expect(shown.current?.value).toBe(value);
  }
});

test('a value that began later stays, whichever comes first', async () => {
  const shown = known();
  const early = Promise.withResolvers<string>();
  load.mockReturnValue(early.promise);
  void read();
  await act(() => renewValue(rate, Promise.resolve('saved')));
  await act(async () => early.resolve('read before'));
  expect(shown.current?.value).toBe('saved');

  const last = Promise.withResolvers<string>();
  void renewValue(rate, last.promise);
  expect(read()).toBe(last.promise);
  const failing = renewValue(rate, Promise.reject(new Error('away')));
  await act(() => expect(failing).rejects.toThrow('away'));
  await act(async () => last.resolve('last'));
  expect(shown.current?.value, 'after a later one that failed').toBe('last');
});
