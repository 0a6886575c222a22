import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '#tests/proof/property.ts';
import { keywordsOf, keywordsText } from './keywords.ts';

describe('keywordsOf', () => {
  it.each([
    ['fha, first home', ['fha', 'first home']],
    [' ,fha,, va ,', ['fha', 'va']],
    ["buyer's  points", ["buyer's points"]],
    ['one\nline, two', ['one line', 'two']],
    ['', []],
    [' , ,', []],
  ])('of %j is %j', (text, words) => {
    expect(keywordsOf(text)).toEqual(words);
  });

  it('returns no empty words, commas, or line breaks, and parses its own text', () => {
    const texts = fc.string({ unit: fc.constantFrom(...'ab, \n\t\u00a0é,'), maxLength: 60 });
    holds(
      fc.property(texts, (text) => {
        const words = keywordsOf(text);
        for (const word of words) {
          expect(word).toBe(word.trim());
          expect(word).not.toMatch(/^$|[,\n]/);
        }
        expect(keywordsOf(keywordsText(words))).toEqual(words);
      }),
    );
  });
});
