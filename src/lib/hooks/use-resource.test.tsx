import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useResource } from './use-resource.ts';

function pending<Value>() {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  return { load: () => promise, resolve, reject };
}

test.each([
  [undefined, { status: 'loading' }, { status: 'failed' }],
  ['known', { status: 'loaded', value: 'known' }, { status: 'loaded', value: 'known' }],
])(
  'with the known value %o, is %o until it has the new one or has failed',
  async (known, first, failed) => {
    for (const isAway of [false, true]) {
      const { load, resolve, reject } = pending<string>();
      const { result, rerender } = renderHook(({ load }) => useResource(load, load, known), {
        initialProps: { load },
      });
      expect(result.current).toEqual(first);
      await act(async () => (isAway ? reject(new Error('away')) : resolve('new')));
      expect(result.current).toEqual(isAway ? failed : { status: 'loaded', value: 'new' });
      rerender({ load: pending<string>().load });
      expect(result.current, 'for another key').toEqual({ status: 'loading' });
    }
  },
);

test('starts over with a new key and drops a late result of the earlier one', async () => {
  const first = pending<string>();
  const second = pending<string>();
  const { result, rerender } = renderHook(({ load }) => useResource(load, load), {
    initialProps: { load: first.load },
  });
  rerender({ load: second.load });

  await act(async () => second.resolve('second'));
  await act(async () => first.resolve('first'));
  expect(result.current).toEqual({ status: 'loaded', value: 'second' });

  rerender({ load: pending<string>().load });
  expect(result.current).toEqual({ status: 'loading' });
});
