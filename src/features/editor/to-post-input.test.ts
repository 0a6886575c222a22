import { expect, test } from 'vitest';
import { emptyPost } from './post-input.ts';
import { toPostInput } from './to-post-input.ts';

const complete = {
  title: 'FHA loans',
  slug: 'fha-loans',
  description: 'What they are.',
  content: '<p>Words</p>',
  author: 'R. Writer',
  image: '/images/porch.svg',
  keywords: ['fha', 'first home'],
  states: ['Texas'],
  category: 'Approval',
};

test('shows a current post unchanged', () => {
  expect(toPostInput(complete)).toEqual({
    title: 'FHA loans',
    slug: 'fha-loans',
    state: 'Texas',
    category: 'Approval',
    description: 'What they are.',
    content: '<p>Words</p>',
    author: 'R. Writer',
    image: '/images/porch.svg',
    keywords: 'fha, first home',
  });
});

test('shows an empty form for a document without fields', () => {
  expect(toPostInput({})).toEqual(emptyPost);
});

test.each([
  ['several states', { states: ['Texas', 'Ohio'] }, { state: 'Texas' }],
  ['a place that is no state first', { states: ['Boston', 'Texas'] }, { state: '' }],
  ['one text for the states', { states: 'Texas' }, { state: 'Texas' }],
  ['states in brackets', { states: ['["Texas"]'] }, { state: '' }],
  ['a category of before', { category: 'News' }, { category: '' }],
  ['no author', { author: null }, { author: '' }],
  ['keywords as one text', { keywords: '["fha", "va"]' }, { keywords: '["fha", "va"]' }],
  ['a number for a title', { title: 7 }, { title: '7' }],
  ['a map for a text', { description: { en: 'x' } }, { description: '' }],
])('shows an older post with %s', (_words, changes, shown) => {
  expect(toPostInput({ ...complete, ...changes })).toMatchObject(shown);
});
