import { expect, test, vi } from 'vitest';
import { blogQuery, readBlogPlace } from '#src/domain/posts/listing/blog-place.ts';
import { toPost } from '#src/domain/posts/post.schema.ts';
import { toRates } from '#src/domain/rates/rates.schema.ts';
import { nextPath } from '#src/features/auth/next-path.ts';
import { downPaymentFigures, tidyDownPayment } from '#src/features/calculators/down-payment.ts';
import {
  readAmount,
  readPercent,
  tidyAmount,
  tidyPercent,
} from '#src/features/calculators/read-number.ts';
import { fromFragment, toFragment } from '#src/features/calculators/share-link.ts';
import { proposeSlug, slugPattern } from '#src/features/editor/post-input.ts';
import { suggestEmail } from '#src/lib/input/email.ts';
import { cleanPhone } from '#src/lib/input/typed-numbers.ts';
import { completeWebsite } from '#src/lib/input/website.ts';
import { naughtyStrings } from '#tests/fixtures/naughty-strings.ts';
import { samplePost } from '#tests/fixtures/posts.ts';
import { searchPosts } from '#tests/fixtures/search-posts.ts';

const sentence = /^[A-Z].*\.$|^Counts as .*$/;

test.each([
  ['an amount', readAmount, tidyAmount],
  ['a percentage', readPercent, tidyPercent],
])('a calculator reads %s from each string, or says that it counts as 0', (_, read, tidy) => {
  for (const text of naughtyStrings) {
    const { value, remark } = read(text);
    expect(value, text).toBeGreaterThanOrEqual(0);
    expect(Number.isFinite(value), text).toBe(true);
    if (remark) expect(remark).toMatch(sentence);
    expect(tidy(tidy(text))).toBe(tidy(text));
    expect(read(tidy(text)).value, text).toBe(value);
  }
});

test.each(['dollars', 'percent'] as const)(
  'a calculator reads a down payment in %s from each string',
  (unit) => {
    for (const text of naughtyStrings) {
      const { dollars, dollarsText, percentText } = downPaymentFigures({ text, unit }, 400_000);
      expect(Number.isFinite(dollars), text).toBe(true);
      expect([dollarsText, percentText]).toContain(text);
      const tidy = tidyDownPayment({ text, unit });
      expect(downPaymentFigures(tidy, 400_000).dollars, text).toBe(dollars);
    }
  },
);

test("a calculator's link holds only numbers", () => {
  for (const text of naughtyStrings) {
    const fragment = toFragment({
      tab: 'basic',
      basic: { amount: text, rate: text, termYears: 30 },
    });
    expect(fragment).toMatch(/^#tab=basic&loan=[\d.e%B+]+&rate=[\d.]+&term=30$/);
    for (const name of ['loan', 'rate', 'term']) {
      const shared = fromFragment(`#tab=basic&${new URLSearchParams({ [name]: text })}`);
      if (shared?.tab !== 'basic') throw new Error(`Not read: ${text}`);
      expect(readAmount(shared.basic.amount).remark).toBeUndefined();
      expect(readPercent(shared.basic.rate).remark).toBeUndefined();
    }
    expect(() => fromFragment(text)).not.toThrow();
  }
});

test('a search for each string is in the address and finds the posts that contain it', () => {
  for (const text of naughtyStrings) {
    const place = { text, category: '', page: 1 } as const;
    const isBlank = text.trim() === '';
    expect(readBlogPlace(blogQuery(place)).text).toBe(isBlank ? '' : text);
    const posts = [samplePost({ slug: 'other' }), samplePost({ title: `Before ${text} after` })];
    expect(searchPosts(posts, text)).toContain(posts[1]);
  }
});

test('a stored post keeps each string in every field, trimmed', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const text of naughtyStrings) {
    const trimmed = text.trim();
    const stored = { ...samplePost(), title: 'T', slug: 's', keywords: [text], states: [text] };
    for (const field of ['title', 'slug', 'description', 'content', 'image', 'category'] as const) {
      const post = toPost('id', { ...stored, [field]: text });
      if (trimmed || !['title', 'slug'].includes(field)) expect(post?.[field]).toBe(trimmed);
      else expect(post).toBeUndefined();
    }
    expect(toPost('id', stored)).toMatchObject({ keywords: [text], states: [text] });
    expect(() => toPost('id', { ...stored, datePublished: text, author: text })).not.toThrow();
  }
  logged.mockRestore();
});

test('stored rates keep each string', () => {
  for (const text of naughtyStrings) {
    expect(toRates({ fixed30: text, lastUpdated: text })).toMatchObject({
      fixed30: text.trim(),
      lastUpdated: text.trim(),
    });
  }
});

test('suggested and cleaned values have their field’s format', () => {
  for (const text of naughtyStrings) {
    const slug = proposeSlug(text);
    if (slug !== '') expect(slug).toMatch(slugPattern);
    expect(cleanPhone(text) ?? '(555) 123-4567').toMatch(/^\(\d{3}\) \d{3}-\d{4}$/);
    const website = completeWebsite(text);
    if (website !== text) expect(website).toMatch(/^https:\/\//);
    expect(() => suggestEmail(text)).not.toThrow();
    expect(nextPath(`?${new URLSearchParams({ next: text })}`)).toMatch(/^\/admin\//);
  }
});
