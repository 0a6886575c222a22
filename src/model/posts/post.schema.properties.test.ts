import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatLongDate } from '#src/lib/format/format.ts';
import { checkProperty } from '#tests/proof/property.ts';
import { toIsoDate, toPost } from './post.schema.ts';
import { oddDocument, postDocument, storedDate, storedFields } from './stored-post.arbitrary.ts';

// Every malformed document is logged, and there will be many.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('toPost', () => {
  it('turns any document into a complete post or none', () => {
    checkProperty(
      fc.property(fc.oneof(oddDocument, postDocument), (data) => {
        const post = toPost('a', data);
        if (!post) return;
        expect(Object.keys(post).sort()).toEqual(['id', ...storedFields].sort());
        const { keywords, states, ...texts } = post;
        for (const text of [...Object.values(texts), ...keywords, ...states]) {
          expect(text).toBeTypeOf('string');
        }
        expect(post.title && post.slug && post.author).not.toBe('');
      }),
    );
  });

  it('reads back the same post when it is stored as it was read', () => {
    checkProperty(
      fc.property(fc.oneof(oddDocument, postDocument), (data) => {
        const post = toPost('a', data);
        if (post) expect(toPost('a', post)).toEqual(post);
      }),
    );
  });
});

it('toIsoDate turns anything into a date that can be shown and read again, or into none', () => {
  checkProperty(
    fc.property(storedDate, (stored) => {
      const iso = toIsoDate(stored);
      expect(toIsoDate(iso)).toBe(iso);
      expect(formatLongDate(iso) === '').toBe(iso === '');
    }),
  );
});
