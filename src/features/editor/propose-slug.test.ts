import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '#tests/proof/property.ts';
import { proposedSlugMax, slugPattern } from './edited-post.limits.ts';
import { proposeSlug } from './propose-slug.ts';

describe('proposeSlug', () => {
  it.each([
    ['FHA Loans in Texas', 'fha-loans-in-texas'],
    ["Buyer's Guide: FHA & Más", 'buyers-guide-fha-and-mas'],
    ['  5/1 ARM — when it fits  ', '5-1-arm-when-it-fits'],
    ['Ａ ﬁxed rate, straße', 'a-fixed-rate-strasse'],
    ['İstanbul', 'istanbul'],
    ['Łódź, Tromsø, Đakovo', 'lodz-tromso-dakovo'],
    ['Æble, œuvre, Þór, Garðabær, STRAẞE', 'aeble-oeuvre-thor-gardabaer-strasse'],
    ['ısı, ħobż, ŋ, ŧ, ĸ, Bakı, Gəncə', 'isi-hobz-n-t-q-baki-gence'],
    ['ﬂoor, oﬃce, ĳs, ſo, paraŀlel, ŉ, ǆ', 'floor-office-ijs-so-parallel-n-dz'],
    ['3½ percent', '3-and-one-half-percent'],
    ['From 6 ⅞% to 7¼%', 'from-6-and-seven-eighths-to-7-and-one-quarter'],
    ['½ of it, ¾ or ⅓', 'one-half-of-it-three-quarters-or-one-third'],
    ['Rates¹ for 100 ft², 10²5 and ⅟ ↉', 'rates-for-100-ft-10-5-and'],
    ['Keystead™ at 30℃, 5① №6', 'keystead-at-30-5-6'],
    ['30－year loans in ２０２６', '30-year-loans-in-2026'],
    ['住宅', ''],
    ['', ''],
  ])('of %j is %j', (title, slug) => {
    expect(proposeSlug(title)).toBe(slug);
  });

  it('keeps every Latin letter of Europe as one of its own letters', () => {
    for (let code = 0xdf; code <= 0x17f; code++) {
      const letter = String.fromCodePoint(code);
      if (!'÷Ŀŀ'.includes(letter))
        expect(proposeSlug(`a${letter}z`), letter).toMatch(/^a[a-z]{1,2}z$/);
    }
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

  it('returns nothing or a slug of at most 80 characters', () => {
    holds(
      fc.property(titles, (title) => {
        const slug = proposeSlug(title);
        expect(slug.length).toBeLessThanOrEqual(proposedSlugMax);
        if (slug) expect(slug).toMatch(slugPattern);
      }),
    );
  });

  it('is idempotent and ignores case', () => {
    holds(
      fc.property(titles, (title) => {
        expect(proposeSlug(proposeSlug(title))).toBe(proposeSlug(title));
      }),
    );
    holds(
      fc.property(fc.string({ unit: fc.constantFrom(...'abz09 -éñ'), maxLength: 90 }), (title) => {
        expect(proposeSlug(title.toUpperCase())).toBe(proposeSlug(title));
      }),
    );
  });
});
