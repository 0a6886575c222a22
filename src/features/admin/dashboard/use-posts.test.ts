import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { sortColumns } from '#src/model/post-changes/admin-post.ts';
import { firstView, type PostsView } from '#src/model/post-changes/posts-view.ts';
import type { StoredPost } from '#src/model/posts/stored-posts.ts';
import {
  answerWithBlog,
  changePost,
  changeUnnoticed,
  postsService,
  storeBlog,
  storedPosts,
} from '#tests/fixtures/admin-blog.ts';
import {
  buildSearchFiles,
  collect,
  hurryTimers,
  searchFilesOfSite,
} from '#tests/fixtures/search-files.ts';
import { checkPropertyAsync } from '#tests/proof/property.ts';
import { rowSearch } from './use-posts.ts';

answerWithBlog();
beforeEach(hurryTimers);

const { signal } = new AbortController();

async function found(view: Partial<PostsView>, search = rowSearch()) {
  return (await collect(search.listings({ ...firstView, ...view }, signal))).at(-1);
}
const ids = async (...request: Parameters<typeof found>) =>
  (await found(...request))?.posts.map(({ id }) => id);

const text = fc.string({ unit: fc.constantFrom(...'aAéb  \u{1F600}\uFFFD’'), maxLength: 4 });
const instant = fc.integer({ min: 0, max: 3 }).map((day) => {
  const date = new Date(Date.UTC(2026, 0, 1 + day));
  return { toDate: () => date, valueOf: () => date.toISOString() };
});
const stored = fc.record(
  {
    title: fc.oneof(text, fc.constantFrom(null, 7, true)),
    slug: text,
    content: fc.oneof(text, fc.constant(7)),
    category: fc.constantFrom('', 'Rates', 'Credit'),
    states: fc.oneof(text, fc.array(text, { maxLength: 2 })),
    datePublished: fc.oneof(instant, fc.constantFrom('2021-05-04', '2020', null)),
  },
  { requiredKeys: [] },
);
const id = fc.constantFrom(...'abcdefghijAB');
const view = fc.record({
  text: fc.oneof(text, fc.constantFrom('rates', 'general')),
  category: fc.constantFrom('', 'Rates', 'General'),
  state: fc.constantFrom('', 'a', 'b'),
  order: fc.record({
    column: fc.constantFrom(...sortColumns.map(({ column }) => column)),
    direction: fc.constantFrom('ascending' as const, 'descending' as const),
  }),
});

it('finds the same through the index as through all documents, in the same order', async () => {
  // The blog’s entries are built too, and leave out what is malformed.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const changed = fc.option(stored, { nil: undefined });
  const property = fc.asyncProperty(
    fc.dictionary(id, stored),
    fc.dictionary(id, changed),
    view,
    async (before, after, request) => {
      storeBlog(before);
      await buildSearchFiles();
      for (const [changed, data] of Object.entries(after)) {
        // A deleted post has no change date, so only reading it reveals the deletion.
        if (data) changePost(changed, data);
        else changeUnnoticed(changed, undefined);
      }
      const byIndex = await found(request);
      searchFilesOfSite.clear();
      expect(byIndex).toEqual(await found(request));
    },
  );
  await checkPropertyAsync(property);
});

it('keeps a chosen order, and puts the best first in the order of the first view', async () => {
  storeBlog({
    keyword: { title: 'A', slug: 'a', keywords: ['escrow'], datePublished: '2026-03-05' },
    title: { title: 'B escrow', slug: 'b', datePublished: '2026-03-04' },
    slug: { title: 'C', slug: 'escrow', datePublished: '2026-03-06' },
    undated: { title: 'D', content: '<p>Escrow of $832,750</p>' },
  });
  await buildSearchFiles();
  expect(await ids({ text: 'escrow' })).toEqual(['title', 'slug', 'keyword', 'undated']);
  const order = { column: 'title', direction: 'descending' } as const;
  expect(await ids({ text: 'escrow', order })).toEqual(['undated', 'slug', 'title', 'keyword']);
  expect(await ids({ text: '832,750' })).toEqual(['undated']);
});

it('does not bring back a post that was deleted while it was read', async () => {
  storeBlog({ gone: { title: 'One of few' }, left: { title: 'One of few' } });
  await buildSearchFiles();
  const search = rowSearch();
  const { promise, resolve } = Promise.withResolvers<StoredPost[]>();
  postsService.getPostsById.mockReturnValueOnce(promise);
  const earlier = found({ text: 'one' }, search);
  await vi.waitFor(() => expect(postsService.getPostsById).toHaveBeenCalled());

  search.remove('gone');
  resolve([...storedPosts()]);
  await earlier;
  expect(await ids({ text: 'one' }, search)).toEqual(['left']);
});
