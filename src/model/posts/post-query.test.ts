// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { usStates } from '#src/lib/format/us-states.ts';
import { samplePost } from '#tests/fixtures/posts.ts';
import { searchPosts } from '#tests/fixtures/search-posts.ts';
import { anyTextOr } from '#tests/proof/any-text.arbitrary.ts';
import { checkProperty } from '#tests/proof/property.ts';
import { stateCodes } from './post-query.ts';

const posts = [
  samplePost({ slug: 'fha', title: 'FHA Loans', keywords: ['mip', 'down payment'] }),
  samplePost({ slug: 'west', title: 'Closing', states: ['West Virginia'] }),
  samplePost({ slug: 'east', title: 'Post‑purchase', states: ['Virginia'] }),
  samplePost({
    slug: 'html',
    title: 'A buyer’s story',
    content:
      '<p class="refinance">Rates &amp; <b>p</b>oints</p><p>in Nevada, pre<wbr>qualified</p>',
  }),
];
const found = (text: string) => searchPosts(posts, text).map(({ slug }) => slug);

it.each([
  ['text with a possible break', 'prequalified', ['html']],
  ['words in any order, in several fields', 'payment fha', ['fha']],
  ['another form of a word', 'stories', ['html']],
  ['and for &', 'rates and points', ['html']],
  ['words beside little ones', 'what is a loan for fha', ['fha']],
  ['a state by its name, and no other', 'VIRGINIA', ['east']],
  ['a state by its code', 'WV', ['west']],
  ['a state by its beginning', 'virgin', ['east']],
  ['a state that a post only mentions', 'nevada', ['html']],
  ['all posts, in order, for blanks', '  ', ['fha', 'west', 'east', 'html']],
  ['no attribute', 'refinance', []],
  ['no entity', '&amp;', []],
  ['no slug', 'html', []],
])('finds %s: %s', (_, text, slugs) => {
  expect(found(text)).toEqual(slugs);
});

it('has a code for every state', () => {
  expect(new Set([...stateCodes.values()].filter(Boolean)).size).toBe(usStates.length);
});

it('finds a post by any part of a text of it', () => {
  const text = anyTextOr('ab AÀé’\u0301🏠\n-‑\u00ad&', 12).map((words) =>
    words.replace(/[&<]/g, ' '),
  );
  const property = fc.property(
    fc.record({ title: text, description: text, content: text, keywords: fc.array(text) }),
    fc.nat(),
    fc.nat({ max: 5 }),
    fc.nat({ max: 6 }),
    (fields, at, start, length) => {
      const texts = Object.values(fields).flat();
      const typed = (texts[at % texts.length] ?? '').slice(start, start + length);
      const post = samplePost({ ...fields, content: `<p>${fields.content}</p>` });
      if (typed.trim() === typed) expect(searchPosts([post], typed)).toEqual([post]);
    },
  );
  checkProperty(property);
});
