import type { Firestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { toPost } from '#src/domain/posts/post.schema.ts';
import { normalizeWords } from '#src/features/dashboard/normalize/normalization.ts';
import { posts } from '../content/posts/index.ts';
import { seed, seedPosts } from './seed.ts';

it('refuses a project that is not a demo project', async () => {
  await expect(seed('keystead-live')).rejects.toThrow(
    'Refused: keystead-live is not a demo- project',
  );
});

it('leaves a few keywords untidy, which normalizing cleans and no page shows', async () => {
  const stored: Record<string, unknown>[] = [];
  const set = (_path: string, data: Record<string, unknown>) => void stored.push(data);
  const batch = () => ({ set, commit: async () => {} });
  await seedPosts({ batch, doc: (path: string) => path } as unknown as Firestore);

  expect(stored.map(({ keywords }) => normalizeWords(keywords))).toEqual(
    posts.map(({ keywords }) => ({ words: keywords })),
  );
  const untidy = stored.filter(({ keywords }) => !Array.isArray(keywords));
  expect(untidy).toHaveLength(3);
  expect(untidy[0]?.keywords).toBe('["rate lock", "float-down", "lock extension"]');
  expect(untidy.map((data) => toPost('any', data)?.keywords)).toEqual([[], [], []]);
});
