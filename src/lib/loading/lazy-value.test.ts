import { expect, it, vi } from 'vitest';
import { lazyValue } from './lazy-value.ts';

it.each([{}, undefined])('creates the value %o on the first call, and only then', (value) => {
  const make = vi.fn(() => value);
  const thing = lazyValue(make);
  expect(make).not.toHaveBeenCalled();
  expect([thing(), thing()]).toEqual([value, value]);
  expect(make).toHaveBeenCalledTimes(1);
});

it('loads once, even for two concurrent calls, and caches the value', async () => {
  const load = vi.fn(async () => 'list');
  const list = lazyValue(load);
  expect(list.known()).toBeUndefined();

  expect(await Promise.all([list(), list()])).toEqual(['list', 'list']);
  await list();

  expect(load).toHaveBeenCalledTimes(1);
  expect(list.known()).toBe('list');
});

it('does not cache a failure', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('away'));
  load.mockResolvedValueOnce('list');
  const list = lazyValue(load);

  await expect(list()).rejects.toThrow('away');
  expect(list.known()).toBeUndefined();
  expect(await list()).toBe('list');
});

it('forgets the value, including one that is still loading', async () => {
  const first = Promise.withResolvers<string>();
  const load = vi.fn<() => Promise<string>>().mockReturnValueOnce(first.promise);
  load.mockResolvedValueOnce('new');
  const list = lazyValue(load);

  const onItsWay = list();
  list.forget();
  first.resolve('old');

  expect(await onItsWay).toBe('old');
  expect(list.known()).toBeUndefined();
  expect(await list()).toBe('new');
});
