import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { absoluteUrl } from '#src/lib/absolute-url.ts';
import { formatLongDate } from '#src/lib/date.ts';
import { anyText, anyTextOr } from '#tests/proof/any-text.arbitrary.ts';
import { hostileAddress } from '#tests/proof/hostile-address.arbitrary.ts';
import { holds } from '#tests/proof/property.ts';
import { postJsonLd } from './article/post-json-ld.ts';
import { isoDateOf } from './date-published.ts';
import { storedPostSchema } from './post.schema.ts';
import { shownImage } from './post-images.ts';
import { toPost } from './to-post.ts';

// What is no post is logged, and there will be many.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const fields = Object.keys(storedPostSchema().shape);
const timestamp = fc.date().map((date) => ({ toDate: () => date }));
const typedDate = anyTextOr('0123456789-:TZ.+ ', 30);
const writtenDate = fc
  .tuple(
    fc.constantFrom(
      '0000-01-01',
      '1000-01-01',
      '2021-02-30',
      '2024-02-29',
      '9999-12-31',
      '2021-13-01',
    ),
    fc.constantFrom('', 'T23:59', 'T00:00:00', 'T24:00:00.5', 'T25:00'),
    fc.constantFrom('', 'Z', '+14:00', '-1200', '+99:99'),
  )
  .map((parts) => parts.join(''));
const storedDate = fc.oneof(typedDate, writtenDate, timestamp, fc.jsonValue());
const value = fc.oneof(anyText, fc.array(anyText, { maxLength: 3 }), fc.jsonValue(), storedDate);
const oddDocument = fc.dictionary(fc.oneof(fc.constantFrom(...fields), anyText), value);
const postDocument = fc
  .tuple(oddDocument, anyText, hostileAddress, storedDate)
  .map(([odd, text, image, datePublished]) => ({
    title: `${text}.`,
    slug: `${text}.`,
    description: text,
    image,
    datePublished,
    ...Object.fromEntries(Object.entries(odd).filter(([field]) => !fields.includes(field))),
  }));

describe('of any document', () => {
  it('is made a whole post, or none', () => {
    holds(
      fc.property(fc.oneof(oddDocument, postDocument), (data) => {
        const post = toPost('a', data);
        if (!post) return;
        expect(Object.keys(post).sort()).toEqual(['id', ...fields].sort());
        const { keywords, states, ...texts } = post;
        for (const text of [...Object.values(texts), ...keywords, ...states]) {
          expect(text).toBeTypeOf('string');
        }
        expect(post.title && post.slug && post.author).not.toBe('');
      }),
    );
  });

  it('a post is made whose image a page may show, and which a search engine can read', () => {
    holds(
      fc.property(postDocument, (data) => {
        const post = toPost('a', data);
        if (!post) throw new Error('No post.');
        expect(new URL(absoluteUrl(shownImage(post))).protocol).toBe('https:');
        if (post.slug.isWellFormed()) expect(JSON.stringify(postJsonLd(post))).toContain('@graph');
      }),
    );
  });

  it('the same post is made when it is stored as it was read', () => {
    holds(
      fc.property(fc.oneof(oddDocument, postDocument), (data) => {
        const post = toPost('a', data);
        if (post) expect(toPost('a', post)).toEqual(post);
      }),
    );
  });
});

it('of anything a date is made that can be shown and read again, or none', () => {
  holds(
    fc.property(storedDate, (stored) => {
      const iso = isoDateOf(stored);
      expect(isoDateOf(iso)).toBe(iso);
      expect(formatLongDate(iso) === '').toBe(iso === '');
    }),
  );
});
