import { expect, it, vi } from 'vitest';
import { blockCache } from './found-posts.ts';

const files: Record<string, number[]> = { new: [4, 4], middle: [3], old: [2] };
const setUp = (room: number) => {
  const load = vi.fn(async (path: string) => files[path] ?? []);
  return { load, cache: blockCache(load, (size) => size, room) };
};

it('requests a file once, even for two concurrent loads', async () => {
  const { load, cache } = setUp(100);
  expect(cache.cached('new')).toBeUndefined();
  const both = await Promise.all([cache.load('new'), cache.load('new')]);
  expect(both).toEqual([files.new, files.new]);
  expect(await cache.load('new')).toBe(files.new);
  expect(cache.cached('new')).toBe(files.new);
  expect(load).toHaveBeenCalledTimes(1);
});

it('keeps what came first, and loads again what did not fit', async () => {
  const { load, cache } = setUp(10);
  for (const path of ['new', 'middle', 'old', 'middle', 'new']) await cache.load(path);
  expect(cache.cached('middle')).toBeUndefined();
  expect(cache.cached('old')).toBe(files.old);
  expect(load.mock.calls.flat()).toEqual(['new', 'middle', 'old', 'middle']);
});

it('does not cache a failure', async () => {
  const { load, cache } = setUp(10);
  load.mockRejectedValueOnce(new TypeError('away'));
  await expect(cache.load('new')).rejects.toThrow('away');
  expect(await cache.load('new')).toBe(files.new);
});
