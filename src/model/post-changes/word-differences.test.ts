import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '#tests/proof/property.ts';
import { shortenedDifferences, wordDifferences } from './word-differences.ts';

const written = (before: string, after: string) =>
  wordDifferences(before, after)
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `{+${text}+}` })[kind])
    .join('');

describe('wordDifferences', () => {
  it.each([
    ['', '', ''],
    ['One two.', 'One two.', 'One two.'],
    ['', 'New', '{+New+}'],
    ['Old', '', '[-Old-]'],
    [
      'A point costs 1 percent.',
      'A point costs 1.5 percent.',
      'A point costs [-1-]{+1.5+} percent.',
    ],
    ['a b c d', 'a c d e', 'a [-b -]c d{+ e+}'],
    ['one\ntwo', 'one\nthree', 'one\n[-two-]{+three+}'],
  ])('compares %j with %j', (before, after, expected) => {
    expect(written(before, after)).toBe(expected);
  });

  it('gives back both texts, whatever they are', () => {
    const text = fc.oneof(
      fc.string(),
      fc.array(fc.constantFrom('a', 'b', 'c', ' ', '\n')).map((words) => words.join(' ')),
    );
    checkProperty(
      fc.property(text, text, (before, after) => {
        const parts = wordDifferences(before, after);
        const without = (left: string) =>
          parts.flatMap(({ kind, text }) => (kind === left ? [] : [text])).join('');
        expect(without('added')).toBe(before);
        expect(without('removed')).toBe(after);
        for (const [index, { kind, text }] of parts.entries()) {
          expect(text).not.toBe('');
          expect(kind).not.toBe(parts[index + 1]?.kind);
        }
      }),
    );
  });

  it('compares the longest texts that share nothing within a moment', () => {
    const long = (word: string) => Array.from({ length: 30_000 }, (_, i) => word + i).join(' ');
    const start = performance.now();
    expect(wordDifferences(long('a'), long('b')).length).toBeGreaterThan(1);
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});

it('cuts long stretches without changes to the words around the changes', () => {
  const long = Array.from({ length: 100 }, (_, index) => `w${index}`).join(' ');
  const parts = shortenedDifferences(wordDifferences(`${long} a ${long}`, `${long} b ${long}`));
  expect(parts.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same']);
  expect(parts[0]?.text).toMatch(/^… .*w99 $/);
  expect(parts[3]?.text).toMatch(/^ w0 .*… $/);
  expect(parts[0]?.text.split(' ').length).toBeLessThan(25);
  expect(shortenedDifferences(wordDifferences('a b', 'a c'))).toEqual(
    wordDifferences('a b', 'a c'),
  );
});
