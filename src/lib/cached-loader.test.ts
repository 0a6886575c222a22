import { expect, it, vi } from 'vitest';
import { cachedLoader } from './lazy-value.ts';

it('loads once, even for two concurrent calls, and caches the value', async () => {
  const load = vi.fn(async () => 'list');
  const list = cachedLoader(load);
  expect(list.cached()).toBeUndefined();

  expect(await Promise.all([list.load(), list.load()])).toEqual(['list', 'list']);
  await list.load();

  expect(load).toHaveBeenCalledTimes(1);
  expect(list.cached()).toBe('list');
});

it('does not cache a failure', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('away'));
  load.mockResolvedValueOnce('list');
  const list = cachedLoader(load);

  await expect(list.load()).rejects.toThrow('away');
  expect(list.cached()).toBeUndefined();
  expect(await list.load()).toBe('list');
});

it('forgets the value, including one that is still loading', async () => {
  const first = Promise.withResolvers<string>();
  const load = vi.fn<() => Promise<string>>().mockReturnValueOnce(first.promise);
  load.mockResolvedValueOnce('new');
  const list = cachedLoader(load);

  const onItsWay = list.load();
  list.forget();
  first.resolve('old');

  expect(await onItsWay).toBe('old');
  expect(list.cached()).toBeUndefined();
  expect(await list.load()).toBe('new');
});
