import fc from 'fast-check';
import { expect, it } from 'vitest';
import { htmlText } from '#src/domain/posts/content/html-text.ts';
import { searchKey } from '#src/lib/search-key.ts';
import { samplePost } from '#tests/fixtures/posts.ts';
import { searchPosts } from '#tests/fixtures/search-posts.ts';
import { anyTextOr } from '#tests/proof/any-text.arbitrary.ts';
import { holds } from '#tests/proof/property.ts';

it('normalizes a search key idempotently', () => {
  holds(
    fc.property(anyTextOr('aÀİßŉﬁ ’´\u0301ſ-–\u00ad\u200b'), (text) => {
      expect(searchKey(searchKey(text))).toBe(searchKey(text));
    }),
  );
});

it('finds a post by each of its texts, whatever the accents and case', () => {
  const text = anyTextOr('aÀé ’\u0301-\u00ad');
  holds(
    fc.property(text, text, text, (title, keyword, state) => {
      const post = samplePost({ title, keywords: [keyword], states: [state] });
      for (const asked of [title, keyword, state, title.normalize('NFD')]) {
        expect(searchPosts([post], asked)).toEqual([post]);
      }
    }),
  );
});

it('extracts the text of any HTML', () => {
  const html = anyTextOr('<>&;#x/!-"=abp 0', 60);
  holds(
    fc.property(html, (text) => {
      expect(htmlText(text)).toBeTypeOf('string');
      const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
      expect(htmlText(escaped)).toBe(text);
    }),
  );
});
