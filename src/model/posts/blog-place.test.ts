import { expect, it } from 'vitest';
import { type BlogPlace, blogQuery, blogStart, readBlogPlace } from './blog-place.ts';

it.each<[string, Partial<BlogPlace>]>([
  ['', {}],
  ['?tab=credit&page=2', { category: 'Credit', page: 2 }],
  ['?tab=REFINANCE', { category: 'Refinance' }],
  ['?q=fha+loans', { text: 'fha loans' }],
  ['?q=50%25%20down&page=3', { text: '50% down', page: 3 }],
  // A search covers all topics.
  ['?q=fha&tab=credit', { text: 'fha' }],
  ['?q=+&tab=credit', { text: ' ', category: 'Credit' }],
  ['?tab=solar', {}],
  ['?utm_source=letter', {}],
  ...['0', '-3', '2.5', 'two', '1e3', '', '٣', 'NaN'].map((page): [string, Partial<BlogPlace>] => [
    `?page=${page}`,
    {},
  ]),
  ['?page=007', { page: 7 }],
  ['?page=99999999999999999999', { page: Number.MAX_SAFE_INTEGER }],
  [`?page=${'9'.repeat(400)}`, { page: Number.MAX_SAFE_INTEGER }],
])('readBlogPlace parses %s', (search, place) => {
  expect(readBlogPlace(search)).toEqual({ ...blogStart, ...place });
});

it.each<[Partial<BlogPlace>, string]>([
  [{}, ''],
  [{ text: '  ' }, ''],
  [{ category: 'Credit', page: 2 }, '?tab=credit&page=2'],
  [{ text: 'fha & va', page: 2 }, '?q=fha+%26+va&page=2'],
])('blogQuery writes %o as %s', (place, query) => {
  expect(blogQuery({ ...blogStart, ...place })).toBe(query);
});
