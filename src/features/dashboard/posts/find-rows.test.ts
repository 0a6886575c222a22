import { expect, it } from 'vitest';
import { toAdminPost, toAdminRow } from '../admin-post.ts';
import { inDirection, isInPlace, orderRows } from './find-rows.ts';
import type { PostOrder, PostsFilter } from './posts-view.ts';

const posts = [
  toAdminPost('one', { category: 'Rates' }),
  toAdminPost('two', { states: ['New York'] }),
];

it.each<[place: Partial<PostsFilter>, ids: string[]]>([
  [{}, ['one', 'two']],
  [{ category: 'General' }, ['two']],
  [{ category: 'rates' }, ['one']],
  [{ state: 'New York' }, ['two']],
  [{ category: 'Rates', state: 'New York' }, []],
])('narrows by %j to %j', (place, ids) => {
  const found = posts.filter((post) => isInPlace(post, { category: '', state: '', ...place }));
  expect(found.map(({ id }) => id)).toEqual(ids);
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
