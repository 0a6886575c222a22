import { beforeEach, expect, it, vi } from 'vitest';
import { normalizeBatch } from '#src/features/dashboard/normalize/normalize.service.ts';
import { deletePost } from '#src/features/dashboard/posts/deleted-posts.service.ts';
import { saveRates } from '#src/features/dashboard/save-rates.service.ts';
import { rates } from '#tests/fixtures/rates.ts';
import { rulesDatabase } from '#tests/rules/rules-database.ts';

vi.mock('#src/lib/firebase/firestore.ts', () => ({
  firestore: () => database.as('a signed-in user'),
}));

const database = rulesDatabase();
const log = vi.spyOn(console, 'error');
beforeEach(() => void log.mockReset().mockImplementation(() => {}));

const post = { title: 'Secret', keywords: '["fha"]', states: ['Texas'] };

it.each<[string, () => Promise<unknown>]>([
  ['the rates', () => saveRates('admin@example.com', rates, { ...rates, arm51: '6%' })],
  ['the deletion of a post', () => deletePost('post', 'admin@example.com')],
  ['normalized posts', () => normalizeBatch(['post'], 'admin@example.com')],
])('refuses %s without the claim with a named error, and changes nothing', async (what, work) => {
  await database.store('mortgageBlogPosts/post', post);

  await expect(work()).rejects.toMatchObject({ name: 'WriteError', message: what });

  expect(log.mock.calls).toEqual([[`Could not write ${what}: permission-denied`]]);
  const { get } = database.by('a visitor');
  expect((await get('mortgageBlogPosts/post')).data()).toEqual(post);
  expect((await get('siteData/current')).exists()).toBe(false);
});
