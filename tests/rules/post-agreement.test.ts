import fc from 'fast-check';
import { serverTimestamp } from 'firebase/firestore/lite';
import { test } from 'vitest';
import {
  categoryOptions,
  editedPostSchema,
  savedContent,
  stateOptions,
  storedImage,
  toPostFields,
} from '#src/features/admin/editor/post/edited-post.schema.ts';
import { tidyLine, tidyText } from '#src/lib/input/text.ts';
import {
  type EditedPost,
  type PostInput,
  type PostInputField,
  parseKeywords,
  postInputFields,
  postLimits,
} from '#src/model/post-changes/post-input.ts';
import type { StoredHtml } from '#src/model/posts/html-text.ts';
import { hostileAddress } from '#tests/proof/any-text.arbitrary.ts';
import { expectAgreementForAdmin, runs, seed, withEdgeCaseStrings } from './agreement.ts';
import { rulesDatabase } from './rules-database.ts';
import {
  anyTyped,
  arbitraryChoice,
  arbitraryText,
  repeatedFrom,
  spaced,
} from './text-input.arbitrary.ts';

/** Short enough in UTF-8 for the longest text. */
const characters = ['a', 'é', 'e\u0301', '𠮷', '\ud83c'];
const around = (limit: number) =>
  repeatedFrom(characters, 1, Math.floor(limit / 2), limit - 1, limit, limit + 1);

/** Numbers and total lengths of keywords around the limits. */
const manyKeywords = fc.oneof(
  fc
    .constantFrom(49, 50, 51)
    .map((count) => Array.from({ length: count }, (_, i) => `k${i}`).join()),
  fc
    .tuple(fc.constantFrom('a', '𠮷', 'é'), fc.constantFrom(998, 999, 1_000, 1_999, 2_000, 2_001))
    .map(([character, length]) => character.repeat(length)),
  fc.constantFrom(1_000, 1_001).map((length) => `${'a'.repeat(999)},${'b'.repeat(length)}`),
);

const usual: { [Key in PostInputField]: fc.Arbitrary<string> } = {
  title: fc.constantFrom('Reading a rate sheet', ' É\u0301tude ', '住宅', '5/1 ARM?'),
  slug: fc.constantFrom('reading-a-rate-sheet', 'a', '5-1-arm', ' fha '),
  state: arbitraryChoice(stateOptions),
  category: arbitraryChoice(categoryOptions),
  description: fc.constantFrom('Rate, APR and points.', 'Two\nlines', '𠮷'),
  content: fc.constantFrom('<p>Words</p>', '<img src="/a.svg" alt="">', ' Words ', '<p>𠮷</p>'),
  author: fc.constantFrom('', 'R. Writer', ' Núria '),
  image: fc.constantFrom('', '/images/porch.svg', ' https://Example.com/ä b.jpg '),
  keywords: fc.constantFrom('', 'fha, va', "buyer's points,,apr", ' , '),
};

const unusual: { [Key in PostInputField]: fc.Arbitrary<string> } = {
  title: fc.oneof(anyTyped, around(postLimits.title.max)),
  slug: fc.oneof(anyTyped, around(postLimits.slug.max), spaced(arbitraryText('abz09-_A.é', 0, 8))),
  state: fc.constantFrom('', 'Boston', 'texas', 'Texas ', 'Ohio, Texas'),
  category: fc.constantFrom('', 'News', 'rates'),
  description: fc.oneof(anyTyped, around(postLimits.description.max)),
  content: fc.oneof(
    fc.constantFrom('', '<p></p>', '<p>&nbsp;</p>\n', '\u00a0', '<hr>'),
    around(postLimits.content.max),
  ),
  author: fc.oneof(anyTyped, around(postLimits.author.max)),
  image: fc.oneof(
    fc.constantFrom(1, 1_999, 2_000, 2_001).map((length) => `/${'a'.repeat(length - 1)}`),
    hostileAddress,
  ),
  keywords: fc.oneof(anyTyped, manyKeywords, arbitraryText('ab, \n\t', 0, 30)),
};

/**
 * The editor as the owner fills it in. At most two fields are unusual, so that the refusal of one
 * field seldom hides another.
 */
const postInput: fc.Arbitrary<PostInput> = fc
  .uniqueArray(fc.constantFrom(...postInputFields), { maxLength: 2 })
  .chain((fields) =>
    fc.record<PostInput>({
      ...usual,
      ...Object.fromEntries(fields.map((field) => [field, unusual[field]])),
    }),
  );

const database = rulesDatabase();
/** Treats HTML as clean. The sanitizer has its own tests. */
const clean = (html: string) => html as StoredHtml;
const schema = editedPostSchema(clean);
const accepts = (input: PostInput) => schema.safeParse(input).success;
const typed = ['title', 'slug', 'description', 'content', 'author', 'image', 'keywords'];

test('schema and rules agree on what a new post is', async () => {
  const drawn = fc.sample(postInput, { numRuns: runs, seed });
  const cases = withEdgeCaseStrings(drawn, accepts, typed).map((input) => ({
    input,
    accepted: accepts(input),
    document: {
      ...toPostFields(asStored(input)),
      datePublished: serverTimestamp(),
      dateUpdated: serverTimestamp(),
    },
  }));
  await expectAgreementForAdmin(database, 'mortgageBlogPosts', cases);
});

/** Returns the values that the form would store if its schema had refused none of them. */
function asStored({ state, category, content, keywords, ...texts }: PostInput): EditedPost {
  const { title, slug, description, author, image } = texts;
  return {
    title: tidyLine(title),
    slug: tidyText(slug),
    description: tidyText(description),
    author: tidyLine(author),
    image: storedImage(image),
    content: savedContent(content, clean),
    keywords: parseKeywords(keywords),
    // A choice is not typed, so nothing tidies it.
    state: state as EditedPost['state'],
    category: category as EditedPost['category'],
  };
}
