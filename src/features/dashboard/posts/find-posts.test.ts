import { expect, it } from 'vitest';
import { sampleAdminPost } from '#tests/fixtures/admin-posts.ts';
import { findPosts, toSearchableRows } from './find-posts.ts';

const posts = [
  sampleAdminPost({ id: 'one', title: 'Résumé of FHA: José’s post‑purchase', states: [] }),
  sampleAdminPost({ id: 'two', slug: 'va-loans', category: '', states: ['New York'] }),
];

const everything = { text: '', category: '', state: '' };

it.each<[text: string, ids: string[]]>([
  ['', ['one', 'two']],
  ['  ', ['one', 'two']],
  ['resume', ['one']],
  ['fha', ['one']],
  ['VA-LOANS', ['two']],
  ['va loans', ['two']],
  ["JOSE'S post-purchase", ['one']],
  ['general', ['two']],
  ['rates', ['one']],
  ['new york', ['two']],
  ['usda', []],
])('%j finds %j', async (text, ids) => {
  const rows = await toSearchableRows(posts.map((post) => ({ post, orders: {} })));
  expect(findPosts(rows, { ...everything, text }).map(({ post }) => post.id)).toEqual(ids);
});

it.each([
  [{ ...everything, category: 'General' }, ['two']],
  [{ ...everything, category: 'Rates' }, ['one']],
  [{ ...everything, state: 'New York' }, ['two']],
  [{ ...everything, category: 'Rates', state: 'New York' }, []],
  [{ text: 'va', category: 'General', state: 'New York' }, ['two']],
  [{ text: 'fha', category: 'General', state: '' }, []],
])('narrows by %j to %j', async (filter, ids) => {
  const rows = await toSearchableRows(posts.map((post) => ({ post, orders: {} })));
  expect(findPosts(rows, filter).map(({ post }) => post.id)).toEqual(ids);
});
