import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useResource } from './use-resource.ts';

function pending<Value>() {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  return { load: () => promise, resolve, reject };
}

test('is loading and then has the value', async () => {
  const { load, resolve } = pending<string>();
  const { result } = renderHook(() => useResource(load));
  expect(result.current).toEqual({ status: 'loading' });

  await act(async () => resolve('rates'));

  expect(result.current).toEqual({ status: 'loaded', value: 'rates' });
});

test('is loading and then has failed', async () => {
  const { load, reject } = pending<string>();
  const { result } = renderHook(() => useResource(load));

  await act(async () => reject(new Error('away')));

  expect(result.current).toEqual({ status: 'failed' });
});

test('starts over with a new load and drops a late result of the earlier one', async () => {
  const first = pending<string>();
  const second = pending<string>();
  const { result, rerender } = renderHook(({ load }) => useResource(load), {
    initialProps: { load: first.load },
  });
  rerender({ load: second.load });

  await act(async () => second.resolve('second'));
  await act(async () => first.resolve('first'));
  expect(result.current).toEqual({ status: 'loaded', value: 'second' });

  rerender({ load: pending<string>().load });
  expect(result.current).toEqual({ status: 'loading' });
});

test('drops a result that arrives after unmounting', async () => {
  const { load, resolve } = pending<string>();
  const { result, unmount } = renderHook(() => useResource(load));
  unmount();

  await act(async () => resolve('late'));

  expect(result.current).toEqual({ status: 'loading' });
});

test('has the known value first and then the new one', async () => {
  const { load, resolve } = pending<string>();
  const { result } = renderHook(() => useResource(load, 'known'));
  expect(result.current).toEqual({ status: 'loaded', value: 'known' });

  await act(async () => resolve('new'));

  expect(result.current).toEqual({ status: 'loaded', value: 'new' });
});

test('keeps the known value when loading fails, but not for another load', async () => {
  const { load, reject } = pending<string>();
  const { result, rerender } = renderHook(({ load }) => useResource(load, 'known'), {
    initialProps: { load },
  });

  await act(async () => reject(new Error('away')));
  expect(result.current).toEqual({ status: 'loaded', value: 'known' });

  rerender({ load: pending<string>().load });
  expect(result.current).toEqual({ status: 'loading' });
});
