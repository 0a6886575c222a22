import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Firestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { normalizeWords } from '#src/model/post-changes/normalization.ts';
import { toPost } from '#src/model/posts/post.schema.ts';
import { posts } from '../content/posts/index.ts';
import { root } from '../lib/root.ts';
import { seedDatabase, seedPosts } from './seed.ts';

async function storedPosts(): Promise<Record<string, unknown>[]> {
  const stored: Record<string, unknown>[] = [];
  const set = (_path: string, data: Record<string, unknown>) => void stored.push(data);
  const batch = () => ({ set, commit: async () => {} });
  await seedPosts({ batch, doc: (path: string) => path } as unknown as Firestore);
  return stored;
}

it('refuses a project that is not a demo project', async () => {
  await expect(seedDatabase('homes-live')).rejects.toThrow(
    'Refused: homes-live is not a demo- project',
  );
});

it('leaves a few keywords untidy, which normalizing cleans and no page shows', async () => {
  const stored = await storedPosts();
  expect(stored.map(({ keywords }) => normalizeWords(keywords))).toEqual(
    posts.map(({ keywords }) => keywords),
  );
  const untidy = stored.filter(({ keywords }) => !Array.isArray(keywords));
  expect(untidy).toHaveLength(3);
  expect(untidy.map(({ keywords }) => keywords)).toContain(
    '["rate lock", "float-down", "lock extension"]',
  );
  expect(untidy.map((data) => toPost('any', data)?.keywords)).toEqual([[], [], []]);
});

it('gives each post a picture of its own, of its topic or its state', async () => {
  const images = (await storedPosts()).map(({ image }) => String(image));
  expect(new Set(images).size).toBe(posts.length);
  expect(images.filter((image) => !existsSync(join(root, 'public', image)))).toEqual([]);
  expect(images).toContain('/images/topics/padlock.svg');
  expect(images).toContain('/images/states/california-1.svg');
});
