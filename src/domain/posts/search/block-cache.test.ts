import { expect, it, vi } from 'vitest';
import { blockCache } from './block-cache.ts';

const files: Record<string, number[]> = { new: [4, 4], middle: [3], old: [2] };
const setUp = (room: number) => {
  const load = vi.fn(async (path: string) => files[path] ?? []);
  return { load, cache: blockCache(load, (size) => size, room) };
};

it('asks for a file once, also when it is wanted twice at a time', async () => {
  const { load, cache } = setUp(100);
  expect(cache.kept('new')).toBeUndefined();
  const both = await Promise.all([cache.load('new'), cache.load('new')]);
  expect(both).toEqual([files.new, files.new]);
  expect(await cache.load('new')).toBe(files.new);
  expect(cache.kept('new')).toBe(files.new);
  expect(load).toHaveBeenCalledTimes(1);
});

it('keeps what came first, and reads again what it has no room for', async () => {
  const { load, cache } = setUp(10);
  for (const path of ['new', 'middle', 'old', 'middle', 'new']) await cache.load(path);
  expect(cache.kept('middle')).toBeUndefined();
  expect(cache.kept('old')).toBe(files.old);
  expect(load.mock.calls.flat()).toEqual(['new', 'middle', 'old', 'middle']);
});

it('does not keep a failure', async () => {
  const { load, cache } = setUp(10);
  load.mockRejectedValueOnce(new TypeError('away'));
  await expect(cache.load('new')).rejects.toThrow('away');
  expect(await cache.load('new')).toBe(files.new);
});
