import { expect, it } from 'vitest';
import { sampleAdminPost } from '#tests/fixtures/admin-posts.ts';
import { inOrder, newestFirst, orderAfterPress, type PostOrder } from './post-order.ts';

const posts = [
  sampleAdminPost({ id: 'undated', title: 'beta 10', datePublished: '' }),
  sampleAdminPost({ id: 'old', title: 'Beta 9', slug: '', datePublished: '2021-05-04' }),
  sampleAdminPost({ id: 'new', title: '', slug: 'a', datePublished: '2026-03-04T05:06:07.000Z' }),
  sampleAdminPost({ id: 'day', title: 'Álpha', slug: 'b', datePublished: '2026-03-03' }),
];
const idsIn = (order: PostOrder) => inOrder(posts, order).map(({ id }) => id);

it('has the newest first, and those without a date last', () => {
  expect(idsIn(newestFirst)).toEqual(['new', 'day', 'old', 'undated']);
});

it('has the oldest first, and those without a date last as well', () => {
  expect(idsIn({ ...newestFirst, direction: 'ascending' })).toEqual([
    'old',
    'day',
    'new',
    'undated',
  ]);
});

it('orders words as people do, in either direction, and empty ones last', () => {
  expect(idsIn({ column: 'title', direction: 'ascending' })).toEqual([
    'day',
    'old',
    'undated',
    'new',
  ]);
  expect(idsIn({ column: 'title', direction: 'descending' })).toEqual([
    'undated',
    'old',
    'day',
    'new',
  ]);
});

it('leaves the posts themselves in their order', () => {
  const before = [...posts];
  inOrder(posts, newestFirst);
  expect(posts).toEqual(before);
});

it.each<[PostOrder, Parameters<typeof orderAfterPress>[1], PostOrder]>([
  [newestFirst, 'datePublished', { column: 'datePublished', direction: 'ascending' }],
  [newestFirst, 'title', { column: 'title', direction: 'ascending' }],
  [
    { column: 'title', direction: 'ascending' },
    'title',
    { column: 'title', direction: 'descending' },
  ],
  [{ column: 'title', direction: 'ascending' }, 'datePublished', newestFirst],
])('after %j a press on %s gives %j', (order, pressed, expected) => {
  expect(orderAfterPress(order, pressed)).toEqual(expected);
});
