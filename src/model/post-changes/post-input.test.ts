import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { editedPost } from '#tests/fixtures/edited-post.ts';
import { checkProperty } from '#tests/proof/property.ts';
import {
  categoryHint,
  emptyPost,
  joinKeywords,
  parseKeywords,
  proposedSlugMax,
  proposeSlug,
  slugPattern,
  stateHint,
  toPostInput,
} from './post-input.ts';

test('shows a current post unchanged', () => {
  const { states, ...post } = {
    ...editedPost,
    author: 'R. Writer',
    keywords: ['fha', 'first home'],
  };
  expect(toPostInput({ ...post, states })).toEqual({
    ...post,
    state: 'Texas',
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
  expect(toPostInput({ ...editedPost, ...changes })).toMatchObject(shown);
});

it.each([
  [{ states: ['Texas'] }, ''],
  [{ states: 'Texas' }, ''],
  [{ states: ['Texas', 'Ohio'] }, 'under Texas and Ohio. Saving replaces'],
  [{ states: ['Boston'] }, 'under Boston. Saving replaces'],
  [{ states: ['["Texas"]'] }, 'under ["Texas"]. Saving replaces'],
  [{ states: [] }, 'has no state yet'],
  [{}, 'has no state yet'],
])('says what saving changes in the states of %j', (stored, words) => {
  if (words === '') expect(stateHint(stored)).toBe('');
  else expect(stateHint(stored)).toContain(words);
});

it.each([
  ['Rates', ''],
  ['', ''],
  [undefined, ''],
  ['News', expect.stringContaining('the category News, which is no longer available')],
])('says that the category %j is no longer there', (category, hint) => {
  expect(categoryHint({ category })).toEqual(hint);
});

describe('parseKeywords', () => {
  it.each([
    ['fha, first home', ['fha', 'first home']],
    [' ,fha,, va ,', ['fha', 'va']],
    ["buyer's  points", ["buyer's points"]],
    ['one\nline, two', ['one line', 'two']],
  ])('of %j is %j', (text, words) => {
    expect(parseKeywords(text)).toEqual(words);
  });

  it('returns no empty words, commas, or line breaks, and parses its own text', () => {
    const texts = fc.string({ unit: fc.constantFrom(...'ab, \n\t\u00a0é,'), maxLength: 60 });
    checkProperty(
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

describe('proposeSlug', () => {
  it.each([
    ['FHA Loans in Texas', 'fha-loans-in-texas'],
    ["Buyer's Guide: FHA & Más", 'buyers-guide-fha-and-mas'],
    ['  5/1 ARM — when it fits  ', '5-1-arm-when-it-fits'],
    ['Ａ ﬁxed rate, İstanbul', 'a-fixed-rate-istanbul'],
    ['From 6 ⅞% to 7¼%', 'from-6-to-7'],
    ['Rates¹ for 100 ft², 10²5', 'rates-for-100-ft-10-5'],
    ['Homes™ at 30℃, 5① №6', 'homes-at-30-5-6'],
    ['30－year loans in ２０２６', '30-year-loans-in-2026'],
    ['住宅', ''],
  ])('of %j is %j', (title, slug) => {
    expect(proposeSlug(title)).toBe(slug);
  });

  it('cuts a long title between words and a long word anywhere', () => {
    expect(proposeSlug('word '.repeat(30))).toBe(`${'word-'.repeat(15)}word`);
    expect(proposeSlug('x'.repeat(200))).toBe('x'.repeat(proposedSlugMax));
  });

  const titles = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: fc.constantFrom(..."aé'-– &9ßİł½²™"), maxLength: 200 }),
  );

  it('returns nothing or a slug of at most 80 characters, and is idempotent', () => {
    checkProperty(
      fc.property(titles, (title) => {
        const slug = proposeSlug(title);
        expect(slug.length).toBeLessThanOrEqual(proposedSlugMax);
        if (slug) expect(slug).toMatch(slugPattern);
        expect(proposeSlug(slug)).toBe(slug);
      }),
    );
  });

  it('ignores case', () => {
    checkProperty(
      fc.property(fc.string({ unit: fc.constantFrom(...'abz09 -éñ'), maxLength: 90 }), (title) => {
        expect(proposeSlug(title.toUpperCase())).toBe(proposeSlug(title));
      }),
    );
  });
});
