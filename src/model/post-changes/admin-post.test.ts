import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkProperty } from '#tests/proof/property.ts';
import { shownCategory, shownDate, shownTitle, toAdminPost } from './admin-post.ts';

const stored = { slug: 'fha-texas', category: 'Approval', states: ['Texas'] };
const timestamp = { toDate: () => new Date('2026-03-04T05:06:07Z') };

it.each([
  [
    'what the table shows',
    { ...stored, title: ' FHA in Texas ', content: '<p>Long</p>', datePublished: timestamp },
    { ...stored, title: 'FHA in Texas', datePublished: '2026-03-04T05:06:07.000Z' },
  ],
  [
    'a document of an imported blog',
    { title: 'Old', states: '["Texas"]', datePublished: '2021-05-04' },
    { title: 'Old', slug: '', category: '', states: ['["Texas"]'], datePublished: '2021-05-04' },
  ],
])('parses %s', (_words, data, post) => {
  expect(toAdminPost('a', data)).toEqual({ id: 'a', ...post });
});

it('parses any document', () => {
  const fields = ['title', 'slug', 'category', 'states', 'datePublished'];
  checkProperty(
    fc.property(fc.dictionary(fc.constantFrom(...fields), fc.anything()), (data) => {
      const post = toAdminPost('a', data);
      expect(Object.keys(post).sort()).toEqual(['id', ...fields].sort());
      expect(post.states.every((state) => typeof state === 'string')).toBe(true);
    }),
  );
});

it('has placeholders for missing values', () => {
  expect(shownTitle({ title: '' })).toBe('(No title)');
  expect(shownCategory({ category: '' })).toBe('General');
  expect(shownDate({ datePublished: '' })).toBe('N/A');
});
