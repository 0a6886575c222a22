// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileHtml } from '#src/content/hostile-html.arbitrary.ts';
import { createSanitizer } from '#src/content/sanitizer.ts';
import { isSameVersion, postFieldNames } from '#src/data/admin/posts/post-versions.ts';
import {
  categoryHint,
  postInputFields,
  stateHint,
  toPostInput,
} from '#src/model/post-changes/post-input.ts';
import { anyText, hostileAddress } from '#tests/proof/any-text.arbitrary.ts';
import { checkProperty } from '#tests/proof/property.ts';
import { sampleSize } from '#tests/proof/sample-size.ts';
import { editedPostSchema, toPostFields } from './edited-post.schema.ts';

const clean = createSanitizer(window);
const value = fc.oneof(fc.jsonValue(), anyText, fc.array(fc.oneof(anyText, fc.jsonValue())));
const stored = fc.dictionary(fc.oneof(fc.constantFrom(...postFieldNames), anyText), value);

describe('a stored post of any shape', () => {
  it('opens in the form as texts with its hints', () => {
    checkProperty(
      fc.property(stored, (data) => {
        const input = toPostInput(data);
        for (const field of postInputFields) expect(input[field]).toBeTypeOf('string');
        expect(stateHint(data)).toBeTypeOf('string');
        expect(categoryHint(data)).toBeTypeOf('string');
        expect(isSameVersion(data, { ...data })).toBe(true);
      }),
    );
  });
});

it('saves a stored post again unchanged', () => {
  const post = fc.record({
    title: anyText,
    slug: fc.constantFrom('fha-loans', ' a '),
    state: fc.constantFrom('Texas', 'Ohio'),
    category: fc.constantFrom('Rates', 'Credit'),
    description: anyText,
    content: hostileHtml,
    author: anyText,
    image: hostileAddress,
    keywords: anyText,
  });
  const schema = editedPostSchema(clean);
  checkProperty(
    fc.property(post, (input) => {
      const saved = schema.safeParse(input).data;
      if (!saved) return;
      const again = schema.parse(toPostInput(toPostFields(saved)));
      expect(again).toEqual(saved);
    }),
    sampleSize(2_000, 60),
  );
});
