import fc from 'fast-check';
import { expect, it } from 'vitest';
import { samplePost } from '#tests/fixtures/posts.ts';
import { searchPosts } from '#tests/fixtures/search-posts.ts';
import { anyText, anyTextOr } from '#tests/proof/any-text.arbitrary.ts';
import { holds } from '#tests/proof/property.ts';
import { folded } from '../search/folded.ts';
import { htmlText } from '../search/html-text.ts';
import { blogQuery, readBlogPlace } from './blog-place.ts';
import { nearestPage } from './post-listing.ts';

it('folds a text once', () => {
  holds(
    fc.property(anyTextOr('aÀİß ’\u0301ſ'), (text) => {
      expect(folded(folded(text))).toBe(folded(text));
    }),
  );
});

it('finds a post by each of its texts, however accents and capitals are written', () => {
  const text = anyTextOr('aÀé ’\u0301');
  holds(
    fc.property(text, text, text, (title, keyword, state) => {
      const post = samplePost({ title, keywords: [keyword], states: [state] });
      for (const asked of [title, keyword, state, title.normalize('NFD')]) {
        expect(searchPosts([post], asked)).toEqual([post]);
      }
    }),
  );
});

it('reads the words of any HTML', () => {
  const html = anyTextOr('<>&;#x/!-"=abp 0', 60);
  holds(
    fc.property(html, (text) => {
      expect(htmlText(text)).toBeTypeOf('string');
      const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
      expect(htmlText(escaped)).toBe(text);
    }),
  );
});

it('reads a place of the blog in any query, and leads back to it', () => {
  const query = fc
    .record(
      {
        q: anyText,
        tab: fc.oneof(anyText, fc.constantFrom('credit', 'RATES', 'all')),
        page: fc.oneof(anyTextOr('0123456789', 400), fc.nat().map(String)),
      },
      { requiredKeys: [] },
    )
    .map((entries) => `?${new URLSearchParams(entries)}`);
  holds(
    fc.property(fc.oneof(query, anyTextOr('?&=%+qpagetb1')), (search) => {
      const place = readBlogPlace(search);
      expect(readBlogPlace(blogQuery(place))).toEqual(
        place.text.trim() === '' ? { ...place, text: '' } : place,
      );
    }),
  );
});

it('shows a page that there is, whatever page is asked for', () => {
  const pages = fc.integer({ min: 1, max: 1_000 });
  holds(
    fc.property(fc.oneof(fc.nat(), fc.constantFrom(1e20, Infinity)), pages, (asked, count) => {
      const page = nearestPage(asked, count);
      expect(page).toBeGreaterThanOrEqual(1);
      expect(page).toBeLessThanOrEqual(count);
    }),
  );
});
