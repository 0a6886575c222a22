import { expect, it } from 'vitest';
import { sampleAdminPost } from '#tests/fixtures/admin-posts.ts';
import { findPosts, toSearchableRows } from './find-posts.ts';

const posts = [
  sampleAdminPost({ id: 'one', title: 'Résumé of FHA', states: [] }),
  sampleAdminPost({ id: 'two', slug: 'va-loans', category: '', states: ['New York'] }),
];

it.each<[text: string, ids: string[]]>([
  ['', ['one', 'two']],
  ['  ', ['one', 'two']],
  ['resume', ['one']],
  ['fha', ['one']],
  ['VA-LOANS', ['two']],
  ['general', ['two']],
  ['rates', ['one']],
  ['new york', ['two']],
  ['usda', []],
])('%j finds %j', async (text, ids) => {
  const rows = await toSearchableRows(posts.map((post) => ({ post, orders: {} })));
  expect(findPosts(rows, text).map(({ post }) => post.id)).toEqual(ids);
});
