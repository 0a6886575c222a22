import fc from 'fast-check';
import { expect, it } from 'vitest';
import { searchKey } from '#src/lib/search/search-key.ts';
import { htmlText } from '#src/model/posts/html-text.ts';
import { anyTextOr } from '#tests/proof/any-text.arbitrary.ts';
import { checkProperty } from '#tests/proof/property.ts';

it('normalizes a search key idempotently', () => {
  checkProperty(
    fc.property(anyTextOr('aÀİßŉﬁ ’´\u0301ſ-–\u00ad\u200b'), (text) => {
      expect(searchKey(searchKey(text))).toBe(searchKey(text));
    }),
  );
});

it('extracts the text of any HTML', () => {
  const html = anyTextOr('<>&;#x/!-"=abp 0', 60);
  checkProperty(
    fc.property(html, (text) => {
      expect(htmlText(text)).toBeTypeOf('string');
      const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
      expect(htmlText(escaped)).toBe(text);
    }),
  );
});
