import { describe, expect, it } from 'vitest';
import { distinctImages, fallbackImages, shownImage } from './post-images.ts';

const withoutImage = (slug: string) => ({ slug, image: '' });

describe('shownImage', () => {
  it.each(['https://example.com/porch.jpg', '/images/states/texas-1.svg'])('keeps %s', (image) => {
    expect(shownImage({ slug: 'a', image })).toBe(image);
  });

  it.each([
    ['', 0],
    ['a', 97 % 9],
    ['ab', (97 + 98) % 9],
    ['é', 233 % 9],
  ])('selects the local image of the slug %o by the sum of its character codes', (slug, index) => {
    expect(shownImage(withoutImage(slug))).toBe(fallbackImages[index]);
  });

  it.each(['   ', 'javascript:alert(1)', 'http://example.com/porch.jpg', '//example.com/x'])(
    'treats %o as no image',
    (image) => {
      expect(shownImage({ slug: 'a', image })).toBe(shownImage(withoutImage('a')));
    },
  );
});

describe('distinctImages', () => {
  it('does not change images that differ', () => {
    const posts = ['a', 'b', 'c'].map(withoutImage);
    expect(distinctImages(posts)).toEqual(posts.map(shownImage));
  });

  it('uses no local image twice, even past the end of the nine', () => {
    // 'j' is nine codes after 'a', and 'e' selects the last of the nine.
    for (const slugs of [
      ['a', 'j', 'a'],
      ['c', 'l', 'b'],
      ['a', 'b', 'j'],
    ]) {
      const images = distinctImages(slugs.map(withoutImage));
      expect(new Set(images).size, slugs.join()).toBe(3);
      expect(images[0]).toBe(shownImage(withoutImage(slugs[0] ?? '')));
    }
  });

  it('avoids a local image that another post has as its own', () => {
    const own = shownImage(withoutImage('a'));
    expect(distinctImages([withoutImage('a'), { slug: 'z', image: own }])[0]).not.toBe(own);
  });
});
