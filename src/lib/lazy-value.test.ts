import { describe, expect, it, vi } from 'vitest';
import { cachedLoader, lazyValue, loadService } from './lazy-value.ts';

it.each([{}, undefined])('creates the value %o on the first call, and only then', (value) => {
  const make = vi.fn(() => value);
  const thing = lazyValue(make);
  expect(make).not.toHaveBeenCalled();
  expect([thing(), thing()]).toEqual([value, value]);
  expect(make).toHaveBeenCalledTimes(1);
});

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

describe('loadService', () => {
  it('runs other tasks before the service is used', async () => {
    const order: string[] = [];
    setTimeout(() => order.push('another task'));
    await loadService(async () => ({}));
    order.push('the service');
    expect(order).toEqual(['another task', 'the service']);
  });

  it('fails with the error of the import', async () => {
    const failure = new Error('The script did not arrive.');
    await expect(loadService(() => Promise.reject(failure))).rejects.toBe(failure);
  });
});
