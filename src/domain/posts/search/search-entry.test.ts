// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { searchKey } from '#src/lib/search-key.ts';
import { usStates } from '#src/lib/us-states.ts';
import { samplePost } from '#tests/fixtures/posts.ts';
import { searchPosts } from '#tests/fixtures/search-posts.ts';
import { stateCodes } from './search-entry.ts';

const posts = [
  samplePost({ slug: 'fha', title: 'FHA Loans', keywords: ['mip', 'down payment'] }),
  samplePost({ slug: 'west', title: 'Closing', states: ['West Virginia'] }),
  samplePost({ slug: 'east', title: 'Taxes', states: ['Virginia'] }),
  samplePost({ slug: 'pena', title: 'Ms. Peña’s first home', description: 'A buyer’s story' }),
  samplePost({
    slug: 'after',
    title: 'José O’Brien’s post‑purchase re\u00adview',
    content: '<p>A 30‑year loan&mdash;&ldquo;fixed&rdquo;, of&nbsp;Ana&rsquo;s</p>',
  }),
  samplePost({
    slug: 'html',
    title: 'Table',
    content:
      '<p class="refinance">Rates &amp; <b>p</b>oints</p><p>in Nevada, pre<wbr>qualified</p>',
  }),
];
const found = (text: string) => searchPosts(posts, text).map(({ slug }) => slug);

describe('search', () => {
  it.each([
    ['in a title, in any case', 'fHa lOANS', ['fha']],
    ['in a description', 'story', ['pena']],
    ['in the text of the content', 'rates & points', ['html']],
    ['in a keyword', 'down pay', ['fha']],
    ['apart from extra blanks', '  FHA   loans ', ['fha']],
    ['with another apostrophe', "buyer's", ['pena']],
    ['without its accent', 'pena', ['pena']],
    ['with its accent', 'PEÑA', ['pena']],
    ['of a name', "jose o'brien", ['after']],
    ['in two words', 'post purchase', ['after']],
    ['with a hyphen', 'post-purchase', ['after']],
    ['with another hyphen', 'post\u2011purchase', ['after']],
    ['with a soft hyphen', 'review', ['after']],
    ['with a possible break', 'prequalified', ['html']],
    ['across character references', '30-year loan - "fixed", of ana\'s', ['after']],
  ])('finds text %s', (_, text, slugs) => {
    expect(found(text)).toEqual(slugs);
  });

  it.each([
    ['an attribute', 'refinance'],
    ['an entity', '&amp;'],
    ['text of the slug', 'html'],
  ])('does not match %s', (_, text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    ['VIRGINIA', ['east']],
    ['west virginia', ['west']],
    ['WV', ['west']],
    ['virgin', ['east']],
    // A state that the post only mentions is found in its text.
    ['nevada', ['html']],
  ])('finds the posts of a state by its name, its beginning and its code: %s', (text, slugs) => {
    expect(found(text)).toEqual(slugs);
  });

  it.each([
    ['words in any order, in several fields', 'payment fha', ['fha']],
    ['another form of a word', 'buyers', ['pena']],
    ['a word with a hyphen in one word', 'postpurchase', ['after']],
    ['and for &', 'rates and points', ['html']],
    ['words beside little ones', 'what is a loan for fha', ['fha']],
  ])('finds %s', (_, text, slugs) => {
    expect(found(text)).toEqual(slugs);
  });

  it('finds all posts, in order, for a search of blanks only', () => {
    expect(found('  ')).toEqual(['fha', 'west', 'east', 'pena', 'after', 'html']);
  });
});

it('has a code for every state', () => {
  expect([...stateCodes.keys()]).toEqual(usStates.map(searchKey));
  expect(new Set(stateCodes.values()).size).toBe(usStates.length);
});
