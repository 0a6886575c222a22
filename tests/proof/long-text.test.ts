import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readAmount, readPercent } from '#src/features/calculators/read-number.ts';
import { samplePost } from '#tests/fixtures/posts.ts';
import { searchPosts } from '#tests/fixtures/search-posts.ts';
import { textFields } from '#tests/fixtures/text-fields.ts';
import { anyText } from './any-text.arbitrary.ts';
import { extent } from './extent.ts';
import { holds } from './property.ts';

/** Every text field of a form, and what else reads a typed text. */
const readers: Record<string, (text: string) => unknown> = {
  ...Object.fromEntries(textFields().map(({ name, schema }) => [name, schema.safeParse])),
  'an amount in a calculator': readAmount,
  'a percentage in a calculator': readPercent,
  'the search': (text) => searchPosts([samplePost()], text),
};

/** Texts that are slow to read when repeated, each in its own way. */
const slowTexts = 'What a point costs |a|9|1,| |👩🏽|<a |&#0;|a@b.|a-|/'.split('|');

/** Characters that regular expressions went over: all of a text, or up to the next of its matches. */
let steps = 0;
/** Those that went over a long text and backtrack: (a+)+ is exponential, and a+$ quadratic. */
const slowPatterns = new Set<string>();
const slow = /\((?:\?:)?(?:\[[^\]]*\]|\\?.)[+*]\)[+*]|^(?:\[[^\]]*\]|\\?.)[+*].*\$$/;

beforeAll(() => {
  const { exec } = RegExp.prototype;
  vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text) {
    const from = this.lastIndex;
    const match = exec.call(this, text);
    let end = text.length;
    if (match && (this.global || this.sticky)) end = this.lastIndex;
    else if (this.sticky) end = from;
    steps += end - from + 1;
    if (text.length > 5_000 && exec.call(slow, this.source)) slowPatterns.add(this.source);
    return match;
  });
});

afterAll(() => vi.restoreAllMocks());

test.each(Object.entries(readers))('%s: twice the text takes twice the steps', (_, read) => {
  const stepsFor = (text: string) => {
    steps = 0;
    read(text);
    return steps;
  };
  const growsEvenly = (text: string) => {
    const once = text.repeat(Math.ceil(10_000 / text.length));
    expect(stepsFor(once + once), text).toBeLessThanOrEqual(2.5 * stepsFor(once) + 100);
  };
  slowTexts.forEach(growsEvenly);
  holds(fc.property(anyText.filter(Boolean), growsEvenly), extent(100, 5));
  expect([...slowPatterns]).toEqual([]);
});
