import { beforeEach, expect, it, vi } from 'vitest';
import * as posts from '#src/data/posts/posts.service.ts';
import { getPostsById, listStoredPosts } from '#src/data/posts/stored-posts.service.ts';
import { getRates } from '#src/data/site/rates.service.ts';

vi.mock('#src/lib/addresses/env.ts', async () => {
  const { serviceEnv } = await import('./service-env.ts');
  const env = serviceEnv();
  // Nothing listens on the discard port.
  return { env: { ...env, emulators: { ...env.emulators, firestore: '127.0.0.1:9' } } };
});

const log = vi.spyOn(console, 'error');
beforeEach(() => void log.mockReset().mockImplementation(() => {}));

it.each<[string, () => Promise<unknown>]>([
  ['all posts', () => listStoredPosts('all posts')],
  ['posts by their ids', () => getPostsById(['secret'])],
  ['a post by slug', () => posts.findPostBySlug('secret')],
  ['a post by id', () => posts.getPost('secret')],
  ['a page of posts', () => posts.getPostPages()],
  ['the number of posts', () => posts.countPosts()],
  ['featured posts', () => posts.getFeaturedPosts()],
  ['related posts', () => posts.getRelatedPosts({ id: 'secret', category: 'Rates' })],
  ['the rates', () => getRates()],
])(
  'throws a named error and logs once, without content, when there is no answer for %s',
  async (what, work) => {
    await expect(work()).rejects.toMatchObject({ name: 'ReadError', message: what });
    expect(log).toHaveBeenCalledTimes(1);
    expect(log.mock.calls[0]).toEqual([expect.stringMatching(`^Could not read ${what}: [a-z-]+$`)]);
  },
);
