import { expect, it } from 'vitest';
import { firstView } from './admin-listing.ts';
import { postsQuery, readPostsQuery } from './posts-query.ts';

const byTitle = { column: 'title', direction: 'descending' } as const;

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
  '?page=0',
  '?page=-1',
  '?page=x',
  '?page=1.5',
  '?sort=author-ascending',
  '?sort=',
  '?category=Tips',
  '?state=Guam',
  '?x=1',
])('ignores what names no view: %s', (query) => {
  expect(readPostsQuery(query)).toEqual(firstView);
});
