import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateImageRotation } from '#src/content/pictures/state-images.ts';
import { safeUrl } from '#src/lib/addresses/safe-url.ts';
import { usStates } from '#src/lib/format/us-states.ts';
import { imageAddressPattern } from '#src/lib/input/typed-address.ts';
import { emptyPost, type PostInput } from '#src/model/post-changes/post-input.ts';
import type { StoredHtml } from '#src/model/posts/html-text.ts';
import { defaultImages, fallbackImages } from '#src/model/posts/post-images.ts';
import { hostileAddress } from '#tests/proof/any-text.arbitrary.ts';
import { checkProperty } from '#tests/proof/property.ts';
import { editedPostSchema, storedImage } from './edited-post.schema.ts';

const clean = (html: string) => html.replace(/<script.*?<\/script>/g, '') as StoredHtml;

const written: PostInput = {
  title: ' Reading a rate sheet ',
  slug: ' rate-sheet ',
  state: 'Texas',
  category: 'Rates',
  description: 'Rate, APR\nand points. ',
  content: '<p>Words</p><script>x</script>\n',
  author: '',
  image: ' /images/porch.svg',
  keywords: 'apr,, points ',
};

const complaintAbout = (changes: Partial<PostInput>, kept?: PostInput) =>
  editedPostSchema(clean, kept).safeParse({ ...written, ...changes }).error?.issues[0]?.message;

describe('editedPostSchema', () => {
  it('tidies the values and sanitizes the content', () => {
    expect(editedPostSchema(clean).parse(written)).toEqual({
      title: 'Reading a rate sheet',
      slug: 'rate-sheet',
      state: 'Texas',
      category: 'Rates',
      description: 'Rate, APR\nand points.',
      content: '<p>Words</p>',
      author: '',
      image: '/images/porch.svg',
      keywords: ['apr', 'points'],
    });
  });

  it.each<[keyof PostInput, string]>([
    ['title', '𠮷'.repeat(200)],
    ['slug', '5-1-arm'],
    ['content', '<img src="/a.svg" alt="">'],
    ['image', 'https://example.com/a.jpg'],
    ['image', ''],
    ['keywords', ' , '],
  ])('accepts %s as %j', (field, value) => {
    expect(complaintAbout({ [field]: value })).toBeUndefined();
  });

  it.each<[keyof PostInput, string, string]>([
    ['title', ' ', 'Enter a title.'],
    ['title', 'x'.repeat(201), 'at most 200'],
    ['slug', '', 'Enter a slug'],
    ['slug', 'Rate-Sheet', 'lowercase letters'],
    ['slug', 'rate--sheet', 'lowercase letters'],
    ['slug', '-rate', 'lowercase letters'],
    ['slug', 'x'.repeat(201), 'at most 200'],
    ['state', '', 'Choose a state.'],
    ['state', 'Boston', 'Choose a state.'],
    ['category', 'News', 'Choose a category.'],
    ['description', '\n', 'Enter a description.'],
    ['description', 'x'.repeat(1_001), 'at most 1,000'],
    ['content', '<p>&nbsp;</p><hr><script>x</script>', 'Write the content'],
    ['content', 'x'.repeat(200_001), 'too long'],
    ['author', 'x'.repeat(101), 'at most 100'],
    ['image', 'http://example.com/a.jpg', 'https://'],
    ['image', 'https://me:secret@example.com/a.jpg', 'https://'],
    ['image', 'https://', 'https://'],
    ['image', `/${'a'.repeat(2_000)}`, 'at most 2,000'],
    ['keywords', 'a,'.repeat(51), 'at most 50'],
    ['keywords', 'x'.repeat(2_001), 'at most 2,000'],
  ])('rejects %s as %j', (field, value, words) => {
    expect(complaintAbout({ [field]: value })).toContain(words);
  });

  it.each([
    ['/images/my porch.svg', '/images/my%20porch.svg'],
    ['www.example.com/a.jpg', 'https://www.example.com/a.jpg'],
    ['https://bücher.example/a b.jpg', 'https://xn--bcher-kva.example/a%20b.jpg'],
  ])('stores the image %j as %j', (image, stored) => {
    expect(editedPostSchema(clean).parse({ ...written, image }).image).toBe(stored);
  });

  it("removes control characters from single-line fields and keeps the description's line breaks", () => {
    const typed = { title: 'Rate\tsheet\u0000', author: 'A\u001bna', description: 'One\n\tTwo' };
    expect(editedPostSchema(clean).parse({ ...written, ...typed })).toMatchObject({
      title: 'Rate sheet',
      author: 'Ana',
      description: 'One\n\tTwo',
    });
  });

  it('lets an older post keep an image address with surrounding whitespace', () => {
    const kept = { ...emptyPost, image: ' javascript:x\n' };
    for (const image of [kept.image, 'javascript:x']) {
      expect(editedPostSchema(clean, kept).parse({ ...written, image }).image).toBe(kept.image);
    }
  });

  it('lets an older post keep its nonstandard slug and image but not change them to others', () => {
    const odd = { slug: 'Odd_Slug ', image: 'http://example.com/old.jpg' };
    const kept = { ...emptyPost, ...odd };
    expect(complaintAbout(odd, kept)).toBeUndefined();
    expect(editedPostSchema(clean, kept).parse({ ...written, ...odd })).toMatchObject(odd);
    expect(complaintAbout({ slug: 'Odd_Slugs' }, kept)).toContain('lowercase letters');
    expect(complaintAbout({ image: 'http://example.com/new.jpg' }, kept)).toContain('https://');
  });

  it('leaves content as it was stored unless it was edited', () => {
    const content = '<p class="a">Words</p><script>x</script> ';
    const kept = { ...emptyPost, content };
    const parse = (typed: string) =>
      editedPostSchema(clean, kept).parse({ ...written, content: typed }).content;
    expect(parse(content)).toBe(content);
    expect(parse(`${content}.`)).toBe('<p class="a">Words</p> .');
    const empty = { ...emptyPost, content: '<p>&nbsp;</p>' };
    expect(complaintAbout({ content: empty.content }, empty)).toContain('Write the content');
  });

  it.each([
    [
      '<p>[Picture missing: barn]</p>',
      'A picture is missing: “barn”. Choose it, or delete its place.',
    ],
    [
      '<ul><li>[Picture missing: barn]</li></ul><p>[Picture missing: attic]</p>',
      '2 pictures are missing: “barn” and “attic”. Choose them, or delete their places.',
    ],
    [
      '<p>The rate is [Formula missing: r^{\\frac12}].</p>',
      'A formula is missing. Write it in words at its marked place, or add a picture of it.',
    ],
  ])('refuses places of missing pictures and formulas: %s', (content, complaint) => {
    expect(complaintAbout({ content })).toBe(complaint);
  });
});

it('stores exactly the addresses that pages show, and is idempotent', () => {
  checkProperty(
    fc.property(hostileAddress, (text) => {
      const stored = storedImage(text);
      expect(storedImage(stored)).toBe(stored);
      if (imageAddressPattern.test(stored)) expect(safeUrl(stored)).toBe(stored);
    }),
  );
});

it.each([
  ...fallbackImages,
  ...Object.values(defaultImages),
  ...[...usStates, ''].map(stateImageRotation()),
])('accepts %s of this site', (path) => {
  expect(storedImage(path)).toBe(path);
  expect(path).toMatch(imageAddressPattern);
});
