import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { holds } from '#tests/proof/property.ts';
import {
  categoryHint,
  emptyPost,
  joinKeywords,
  parseKeywords,
  stateHint,
  toPostInput,
} from './post-input.ts';

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

describe('stateHint', () => {
  it.each([
    [['Texas'], ''],
    ['Texas', ''],
    [['Texas', 'Ohio'], 'under Texas and Ohio. Saving replaces'],
    [['Boston'], 'under Boston. Saving replaces'],
    [['["Texas"]'], 'under ["Texas"]. Saving replaces'],
    [[], 'has no state yet'],
    [undefined, 'has no state yet'],
  ])('of %j', (states, words) => {
    if (words === '') expect(stateHint({ states })).toBe('');
    else expect(stateHint({ states })).toContain(words);
  });
});

describe('categoryHint', () => {
  it.each([
    ['Rates', ''],
    ['', ''],
    [undefined, ''],
    ['News', 'the category News, which is no longer available'],
  ])('of %j', (category, words) => {
    if (words === '') expect(categoryHint({ category })).toBe('');
    else expect(categoryHint({ category })).toContain(words);
  });
});

describe('parseKeywords', () => {
  it.each([
    ['fha, first home', ['fha', 'first home']],
    [' ,fha,, va ,', ['fha', 'va']],
    ["buyer's  points", ["buyer's points"]],
    ['one\nline, two', ['one line', 'two']],
    ['', []],
    [' , ,', []],
  ])('of %j is %j', (text, words) => {
    expect(parseKeywords(text)).toEqual(words);
  });

  it('returns no empty words, commas, or line breaks, and parses its own text', () => {
    const texts = fc.string({ unit: fc.constantFrom(...'ab, \n\t\u00a0é,'), maxLength: 60 });
    holds(
      fc.property(texts, (text) => {
        const words = parseKeywords(text);
        for (const word of words) {
          expect(word).toBe(word.trim());
          expect(word).not.toMatch(/^$|[,\n]/);
        }
        expect(parseKeywords(joinKeywords(words))).toEqual(words);
      }),
    );
  });
});
