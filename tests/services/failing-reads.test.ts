import { initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as firebase from '#src/data/firebase/firestore.ts';
import * as posts from '#src/data/posts/posts.service.ts';
import { getPostsById, listStoredPosts } from '#src/data/posts/stored-posts.service.ts';
import { getRates } from '#src/data/site/rates.service.ts';

const unreachable = getFirestore(initializeApp({ projectId: 'away' }, 'away'));
// Nothing listens on the discard port.
connectFirestoreEmulator(unreachable, '127.0.0.1', 9);

beforeEach(() => {
  // As the site does.
  setLogLevel('silent');
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(firebase, 'firestore').mockReturnValue(unreachable);
});
afterEach(() => void vi.restoreAllMocks());

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
    expect(console.error).toHaveBeenCalledTimes(1);
    expect(vi.mocked(console.error).mock.calls[0]).toEqual([
      expect.stringMatching(`^Could not read ${what}: [a-z-]+$`),
    ]);
  },
);
