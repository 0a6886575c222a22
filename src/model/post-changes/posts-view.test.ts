import { expect, it } from 'vitest';
import { toAdminPost, toAdminRow } from './admin-post.ts';
import {
  firstView,
  isInPlace,
  newestFirst,
  orderAfterPress,
  type PostOrder,
  type PostsFilter,
  postsQuery,
  readPostsQuery,
  sortRows,
  statusText,
} from './posts-view.ts';

const byTitle = { column: 'title', direction: 'descending' } as const;

it.each<[PostOrder, Parameters<typeof orderAfterPress>[1], PostOrder]>([
  [newestFirst, 'datePublished', { column: 'datePublished', direction: 'ascending' }],
  [newestFirst, 'title', { column: 'title', direction: 'ascending' }],
  [{ ...byTitle, direction: 'ascending' }, 'title', byTitle],
  [{ column: 'title', direction: 'ascending' }, 'datePublished', newestFirst],
])('changes %j after a press on %s to %j', (order, pressed, expected) => {
  expect(orderAfterPress(order, pressed)).toEqual(expected);
});

it.each([
  [firstView, ''],
  [{ ...firstView, text: 'a&b c' }, '?q=a%26b+c'],
  [{ ...firstView, order: byTitle, page: 3 }, '?sort=title-descending&page=3'],
  [
    { ...firstView, text: 'fha', category: 'General', state: 'New York' },
    '?q=fha&category=General&state=New+York',
  ],
])('writes %j as %s and reads it again', (view, query) => {
  expect(postsQuery(view)).toBe(query);
  expect(readPostsQuery(query)).toEqual(view);
});

it.each([
  ...['?page=0', '?page=x', '?page=1.5', '?sort=author-ascending', '?category=Tips'],
  ...['?state=Guam', '?x=1'],
])('ignores what names no view: %s', (query) => {
  expect(readPostsQuery(query)).toEqual(firstView);
});

const everything = { text: '', category: '', state: '' };

it.each<[found: number, page: number, text: string, status: string, state?: string]>([
  [0, 1, '', 'There are no posts in Ohio.', 'Ohio'],
  [1, 1, '', '1 post'],
  [30, 1, ' ', '30 posts'],
  [9_031, 302, 'fha', 'Showing post 9,031 of 9,031 for “fha”'],
  [9_030, 301, '', 'Showing 9,001–9,030 of 9,030 posts'],
  [2, 1, ' fha ', '2 posts for “fha”'],
  [60, 1, 'fha', 'Showing 1–30 of 60 posts for “fha”'],
  [0, 1, 'fha', 'No posts match “fha”.'],
  [0, 1, '', 'No blog posts found.'],
])('describes %d posts on page %d for %j as %j', (found, page, text, status, state = '') => {
  expect(statusText(found, page, { ...everything, text, state })).toBe(status);
});

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
const rowsToSort = [
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
  const sorted = sortRows(rowsToSort, { column: 'datePublished', direction });
  expect(sorted.map(({ post }) => post.id).join(' ')).toBe(ids);
});
