import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '#tests/proof/property.ts';
import { proposedSlugMax, slugPattern } from './edited-post.limits.ts';
import { slugOf } from './slug-of.ts';

describe('slugOf', () => {
  it.each([
    ['FHA Loans in Texas', 'fha-loans-in-texas'],
    ["Buyer's Guide: FHA & Más", 'buyers-guide-fha-and-mas'],
    ['  5/1 ARM — when it fits  ', '5-1-arm-when-it-fits'],
    ['Ａ ﬁxed rate, straße', 'a-fixed-rate-strasse'],
    ['İstanbul', 'istanbul'],
    ['住宅', ''],
    ['', ''],
  ])('of %j is %j', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it('cuts a long title between words and a long word anywhere', () => {
    expect(slugOf('word '.repeat(30))).toBe(`${'word-'.repeat(15)}word`);
    expect(slugOf('x'.repeat(200))).toBe('x'.repeat(proposedSlugMax));
  });

  const titles = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: fc.constantFrom(..."aé'-– &9ßİ"), maxLength: 200 }),
  );

  it('returns nothing or a slug of at most 80 characters', () => {
    holds(
      fc.property(titles, (title) => {
        const slug = slugOf(title);
        expect(slug.length).toBeLessThanOrEqual(proposedSlugMax);
        if (slug) expect(slug).toMatch(slugPattern);
      }),
    );
  });

  it('is idempotent and ignores case', () => {
    holds(
      fc.property(titles, (title) => {
        expect(slugOf(slugOf(title))).toBe(slugOf(title));
      }),
    );
    holds(
      fc.property(fc.string({ unit: fc.constantFrom(...'abz09 -éñ'), maxLength: 90 }), (title) => {
        expect(slugOf(title.toUpperCase())).toBe(slugOf(title));
      }),
    );
  });
});
