import { act, render, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  invalidateValues,
  knownValue,
  putValue,
  readOnce,
  readValue,
  renewValue,
  useKnown,
  useVisit,
  type VisitKey,
} from './visit.ts';

const load = vi.fn<() => Promise<string>>();
const rate: VisitKey<string> = { key: 'rate' };
const read = () => readValue(rate, load);
const known = () => renderHook(() => useKnown(rate)).result;

beforeEach(() => void load.mockReset());

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

  const late = Promise.withResolvers<string>();
  load.mockReturnValue(late.promise);
  void read();
  act(() => void putValue(rate, 'made'));
  await act(async () => late.resolve('read before'));
  expect(shown.current?.value).toBe('made');
});

test('what is forgotten after a save stays so when a read that began before comes', async () => {
  const others: VisitKey<string> = { key: 'others' };
  putValue(others, 'kept');
  const shown = known();
  load.mockResolvedValueOnce('6%');
  await act(read);
  const [early, next] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  load.mockReturnValueOnce(early.promise).mockReturnValueOnce(next.promise);
  void read();
  act(() => invalidateValues('rat'));
  void read();
  await act(async () => early.resolve('read before'));
  expect(shown.current).toBeUndefined();
  expect([knownValue(rate), knownValue(others)]).toEqual([undefined, 'kept']);
  await act(async () => next.resolve('7%'));
  expect(shown.current?.value).toBe('7%');
});

test('a value that is read once is read again only after a failure', async () => {
  load.mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce('6%');
  await expect(readOnce(rate, load)).rejects.toThrow('away');
  expect(await Promise.all([readOnce(rate, load), readOnce(rate, load)])).toEqual(['6%', '6%']);
  expect(await readOnce(rate, load)).toBe('6%');
  expect(load).toHaveBeenCalledTimes(2);
});

test('the value of the build is shown for its key until the first read, and if that fails', async () => {
  load.mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce('6%');
  const useRate = ({ key, first }: { key: string; first?: string }) =>
    useVisit({ key }, load, first);
  const failing = renderHook(useRate, { initialProps: { key: 'rate', first: 'built' } });
  await act(async () => {});
  expect(failing.result.current).toEqual({ status: 'loaded', value: 'built' });

  const shown = renderHook(useRate, { initialProps: { key: 'rate', first: 'built' } });
  expect(shown.result.current).toEqual({ status: 'loaded', value: 'built' });
  await act(async () => {});
  for (const { result } of [failing, shown])
    expect(result.current).toMatchObject({ status: 'loaded', value: '6%' });

  load.mockRejectedValueOnce(new Error('away'));
  shown.rerender({ key: 'another', first: 'built' });
  expect(shown.result.current).toEqual({ status: 'loading' });
  await act(async () => {});
  expect(shown.result.current).toEqual({ status: 'failed' });
});

test('the value of the build is shown while the page hydrates, although the visit knows a newer one', async () => {
  const seen = new Set<unknown>();
  function Rate() {
    const shown = useVisit(rate, load, 'built');
    const text = shown.status === 'loaded' ? shown.value : shown.status;
    seen.add(text);
    return <p>{text}</p>;
  }
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Rate />);
  putValue(rate, '6%');
  load.mockResolvedValueOnce('7%');
  seen.clear();
  render(<Rate />, { container, hydrate: true });
  expect(container).toHaveTextContent('6%');
  await act(async () => {});
  expect([...seen]).toEqual(['built', '6%', '7%']);
});
