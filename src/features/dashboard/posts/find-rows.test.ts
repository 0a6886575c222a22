import { expect, it } from 'vitest';
import { type AdminPost, toAdminRow } from '../admin-post.ts';
import { findPosts, inDirection, orderRows, toSearchableRows } from './find-rows.ts';
import type { PostOrder, PostsFilter } from './posts-view.ts';

const posts = [
  sampleAdminPost({ id: 'one', title: 'Résumé of FHA: José’s post‑purchase', states: [] }),
  sampleAdminPost({ id: 'two', slug: 'va-loans', category: '', states: ['New York'] }),
];

const everything = { text: '', category: '', state: '' };

it.each<[filter: Partial<PostsFilter>, ids: string[]]>([
  [{ text: '' }, ['one', 'two']],
  [{ text: '  ' }, ['one', 'two']],
  [{ text: 'resume' }, ['one']],
  [{ text: 'fha' }, ['one']],
  [{ text: 'VA-LOANS' }, ['two']],
  [{ text: 'va loans' }, ['two']],
  [{ text: "JOSE'S post-purchase" }, ['one']],
  [{ text: 'general' }, ['two']],
  [{ text: 'rates' }, ['one']],
  [{ text: 'new york' }, ['two']],
  [{ text: 'purchase fha' }, ['one']],
  [{ text: 'york va' }, ['two']],
  [{ text: 'york fha' }, []],
  [{ text: 'usda' }, []],
  [{ category: 'General' }, ['two']],
  [{ category: 'Rates' }, ['one']],
  [{ state: 'New York' }, ['two']],
  [{ category: 'Rates', state: 'New York' }, []],
  [{ text: 'va', category: 'General', state: 'New York' }, ['two']],
  [{ text: 'fha', category: 'General' }, []],
])('narrows by %j to %j', async (filter, ids) => {
  const rows = await toSearchableRows(posts.map((post) => ({ post, orders: {} })));
  expect(findPosts(rows, { ...everything, ...filter }).map(({ post }) => post.id)).toEqual(ids);
});

it('finds posts with all words in their titles first, each in the order of the table', async () => {
  const posts = [
    { id: 'slug', title: 'Buying', slug: 'a-condo-loan' },
    { id: 'title', title: 'Loans for a condo', slug: 'a' },
    { id: 'both', title: 'A condo', slug: 'loan' },
    { id: 'title, too', title: 'Condo loans', slug: 'b' },
  ].map((post) => ({ post: sampleAdminPost(post), orders: {} }));
  const found = findPosts(await toSearchableRows(posts), { ...everything, text: 'loan condo' });
  expect(found.map(({ post }) => post.id)).toEqual(['title', 'title, too', 'slug', 'both']);
});

const at = (time: string) => ({ toDate: () => new Date(time), valueOf: () => time });
const rows = [
  { id: 'undated', data: { title: 'beta 10' } },
  { id: 'old', data: { title: 'Beta 9', slug: '', datePublished: '2021-05-04' } },
  { id: 'new', data: { slug: 'a', datePublished: at('2026-03-04') } },
  { id: 'day', data: { title: 'Álpha', slug: 'b', datePublished: at('2026-03-03') } },
  { id: 'b', data: { title: 'Beta 9', datePublished: at('2026-03-03') } },
].map(toAdminRow);

it.each<[PostOrder['direction'], string]>([
  ['descending', 'old new day b undated'],
  ['ascending', 'b day new old undated'],
])('sorts dates as Firestore does, %s, with missing ones last', (direction, ids) => {
  const sorted = inDirection(orderRows(rows, 'datePublished'), direction);
  expect(sorted.map(({ post }) => post.id).join(' ')).toBe(ids);
});

function sampleAdminPost(changes: Partial<AdminPost> = {}): AdminPost {
  const id = changes.id ?? 'sample';
  return {
    id,
    title: `Title of ${id}`,
    slug: `slug-of-${id}`,
    category: 'Rates',
    states: ['Texas'],
    datePublished: '2026-11-21T17:00:00.000Z',
    ...changes,
  };
}
