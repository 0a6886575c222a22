import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordListLimits } from '#src/model/posts/posts.limits.ts';
import { checkProperty } from '#tests/proof/property.ts';
import { normalizeLists, normalizeWords } from './normalization.ts';

it.each<[words: string, stored: Record<string, unknown>, lists: object | undefined]>([
  ['nothing in clean lists', { title: '["Quoted"]', states: ['Texas'], keywords: [] }, {}],
  ['nothing in missing lists', {}, {}],
  ['the list that changes', { states: ['Texas'], keywords: ['"fha"'] }, { keywords: ['fha'] }],
  ['both lists', { states: null, keywords: ['"fha"', 7] }, { states: [], keywords: ['fha', '7'] }],
  ['a single number', { keywords: 7 }, { keywords: ['7'] }],
  ['neither if one cannot be fixed', { states: ['["Texas"]'], keywords: [true] }, undefined],
])('changes %s', (_words, stored, lists) => {
  expect(normalizeLists(stored)).toEqual(lists);
});

const manyWords = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`);

describe('normalizeWords', () => {
  it.each<[stored: unknown, words: string]>([
    [['fha', 'va'], 'fha|va'],
    ['["fha", "va"]', 'fha|va'],
    [['["Texas"]'], 'Texas'],
    ['{fha,va}', 'fha|va'],
    [['{"New York"', 'Ohio}'], 'New York|Ohio'],
    [['[fha', '"va"', "'usda']"], 'fha|va|usda'],
    ['fha, va ,, usda,', 'fha|va|usda'],
    ['fha\nva\r\nusda', 'fha|va|usda'],
    ["first-time buyer's guide", "first-time buyer's guide"],
    ["' 'fha' '", 'fha'],
    ['“New York”', 'New York'],
    [['fha', '"fha"', 'FHA'], 'fha|FHA'],
    [['FHA (203k)', 2026], 'FHA (203k)|2026'],
    [['', ' ', '[]', '""', null], ''],
    ['', ''],
    [null, ''],
    [[], ''],
  ])('%j becomes %j', (stored, words) => {
    expect(normalizeWords(stored)).toEqual(words ? words.split('|') : []);
  });

  it.each<[words: string, stored: unknown]>([
    ['an object', { word: 'fha' }],
    ['a list with a Boolean', ['fha', true]],
    ['a list with an object', ['fha', { word: 'va' }]],
    ['too many words', manyWords(wordListLimits.count + 1)],
    ['a text with too many words', manyWords(wordListLimits.count + 1).join(',')],
    ['too long a word', 'x'.repeat(wordListLimits.length + 1)],
  ])('refuses %s', (_words, stored) => {
    expect(normalizeWords(stored)).toBeUndefined();
  });

  it('accepts as much as the database does', () => {
    const most = manyWords(wordListLimits.count);
    expect(normalizeWords(most)).toEqual(most);
    const longest = ['x'.repeat(wordListLimits.length - 2), 'y'];
    expect(normalizeWords(longest)).toEqual(longest);
  });
});

/** Texts that consist mostly of what the normalizer removes. */
const dirty = fc.string({ unit: fc.constantFrom(...`[]"'“’, \n\r\t\u00a0aé,𠮷`), maxLength: 30 });
const stored = fc.oneof(dirty, fc.array(fc.oneof(dirty, fc.string(), fc.integer())), fc.anything());

it('normalizeWords for any stored value returns nonempty words without surrounding quotes, or none', () => {
  checkProperty(
    fc.property(stored, (value) => {
      const words = normalizeWords(value);
      if (!words) return;
      expect(words.length).toBeLessThanOrEqual(wordListLimits.count);
      expect(words.join('\n').length).toBeLessThanOrEqual(wordListLimits.length);
      for (const word of words) {
        expect(word).toMatch(/^[^[\]"“”,\r\n]+$/);
        expect(word).not.toMatch(/^[\s'‘’]|[\s'‘’]$/);
      }
    }),
  );
});
