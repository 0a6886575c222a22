import { expect, it, vi } from 'vitest';
import { once } from './once.ts';

it('loads once, also for two who ask at the same time, and keeps what came', async () => {
  const load = vi.fn(async () => 'list');
  const list = once(load);
  expect(list.kept()).toBeUndefined();

  expect(await Promise.all([list.load(), list.load()])).toEqual(['list', 'list']);
  await list.load();

  expect(load).toHaveBeenCalledTimes(1);
  expect(list.kept()).toBe('list');
});

it('does not keep a failure', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('away'));
  load.mockResolvedValueOnce('list');
  const list = once(load);

  await expect(list.load()).rejects.toThrow('away');
  expect(list.kept()).toBeUndefined();
  expect(await list.load()).toBe('list');
});

it('forgets, also what is on its way', async () => {
  const first = Promise.withResolvers<string>();
  const load = vi.fn<() => Promise<string>>().mockReturnValueOnce(first.promise);
  load.mockResolvedValueOnce('new');
  const list = once(load);

  const onItsWay = list.load();
  list.forget();
  first.resolve('old');

  expect(await onItsWay).toBe('old');
  expect(list.kept()).toBeUndefined();
  expect(await list.load()).toBe('new');
});
