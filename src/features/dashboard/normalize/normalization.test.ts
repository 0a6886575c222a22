import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordListLimits } from '#src/domain/posts/posts.limits.ts';
import { anyTextOr } from '#tests/proof/any-text.arbitrary.ts';
import { holds } from '#tests/proof/property.ts';
import {
  fieldsToUndo,
  findChanges,
  normalizeWords,
  shownWords,
  toNormalization,
} from './normalization.ts';

it('counts all posts and lists those that change and those that cannot', () => {
  const posts = [
    { id: 'tidy', data: { title: 'Tidy', states: ['Texas'] } },
    { id: 'dirty', data: { title: 'Dirty', states: '["Texas"]' } },
    { id: 'faulty', data: { keywords: [true] } },
  ];
  expect(toNormalization(posts)).toEqual({
    postCount: 3,
    changedPosts: [
      {
        id: 'dirty',
        title: 'Dirty',
        changes: [{ field: 'states', before: '["Texas"]', after: ['Texas'] }],
      },
    ],
    faultyPosts: [{ id: 'faulty', title: '(No title)', field: 'keywords', problem: 'not-text' }],
  });
});

const keywords = { field: 'keywords', before: ['"fha"'], after: ['fha'] };
const states = { field: 'states', before: null, after: [] };

const none = { kind: 'none' };
const changing = (...changes: object[]) => ({ kind: 'changes', changes });
const problem = { kind: 'problem', field: 'keywords', problem: 'not-text' };

it.each<[string, Record<string, unknown>, object]>([
  ['nothing in clean lists', { title: '["Quoted"]', states: ['Texas'], keywords: [] }, none],
  ['nothing in missing lists', {}, none],
  ['the list that changes', { states: ['Texas'], keywords: ['"fha"'] }, changing(keywords)],
  ['both lists', { states: null, keywords: ['"fha"'] }, changing(states, keywords)],
  ['a list that cannot be fixed', { states: ['["Texas"]'], keywords: [true] }, problem],
])('finds %s', (_words, stored, found) => {
  expect(findChanges(stored)).toEqual(found);
});

const before = { states: null, keywords: ['"fha"', 7] };

it.each<[string, Record<string, unknown>, Record<string, unknown> | undefined]>([
  ['both lists', { states: ['Texas'], keywords: ['fha'] }, before],
  ['the one that is not back yet', { states: null, keywords: ['fha'] }, { keywords: ['"fha"', 7] }],
  ['nothing if both are back', before, {}],
  ['neither if one was changed since', { states: ['Texas'], keywords: ['va'] }, undefined],
  ['neither if one is gone', { keywords: ['fha'] }, undefined],
])('undoes %s', (_words, stored, fields) => {
  const changes = [
    { field: 'states', before: null, after: ['Texas'] },
    { field: 'keywords', before: ['"fha"', 7], after: ['fha'] },
  ] as const;
  expect(fieldsToUndo({ title: 'Any', ...stored }, changes)).toEqual(fields);
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
    expect(normalizeWords(stored)).toEqual({ words: words ? words.split('|') : [] });
  });

  it.each<[problem: string, stored: unknown]>([
    ['not-text', { word: 'fha' }],
    ['not-text', ['fha', true]],
    ['not-text', ['fha', { word: 'va' }]],
    ['too-many', manyWords(wordListLimits.count + 1)],
    ['too-many', manyWords(wordListLimits.count + 1).join(',')],
    ['too-long', 'x'.repeat(wordListLimits.length + 1)],
  ])('reports %s', (problem, stored) => {
    expect(normalizeWords(stored)).toEqual({ problem });
  });

  it('accepts as much as the database does', () => {
    const most = manyWords(wordListLimits.count);
    expect(normalizeWords(most)).toEqual({ words: most });
    const longest = ['x'.repeat(wordListLimits.length - 2), 'y'];
    expect(normalizeWords(longest)).toEqual({ words: longest });
  });
});

/** Texts that consist mostly of what the normalizer removes. */
const dirty = fc.string({ unit: fc.constantFrom(...`[]"'“’, \n\r\t\u00a0aé,𠮷`), maxLength: 30 });
const stored = fc.oneof(dirty, fc.array(fc.oneof(dirty, fc.string(), fc.integer())), fc.anything());

describe('normalizeWords for any stored value', () => {
  it('returns nonempty words without surrounding quotes, or a problem', () => {
    holds(
      fc.property(stored, (value) => {
        const result = normalizeWords(value);
        if ('problem' in result) return;
        expect(result.words.length).toBeLessThanOrEqual(wordListLimits.count);
        expect(result.words.join('\n').length).toBeLessThanOrEqual(wordListLimits.length);
        for (const word of result.words) {
          expect(word).toMatch(/^[^[\]"“”,\r\n]+$/);
          expect(word).not.toMatch(/^[\s'‘’]|[\s'‘’]$/);
        }
      }),
    );
  });
});

const text = anyTextOr('[]"\'“’, \n\r\t\u00a0aé,');
const list = fc.oneof(
  text,
  fc.array(fc.oneof(text, fc.integer(), fc.constant(null))),
  fc.array(fc.string(), { minLength: 45, maxLength: 60 }),
  fc.jsonValue(),
  fc.anything(),
);
const date = fc.oneof(
  text,
  fc.date().map((day) => ({ toDate: () => day })),
  fc.anything(),
);
const storedPost: fc.Arbitrary<Record<string, unknown>> = fc.record(
  { title: fc.oneof(text, fc.anything()), datePublished: date, states: list, keywords: list },
  { requiredKeys: [] },
);

describe('a stored post of any shape', () => {
  it('has nothing left to normalize afterwards and keeps its other fields', () => {
    holds(
      fc.property(storedPost, (data) => {
        const found = findChanges(data);
        if (found.kind !== 'changes') return;
        const after = found.changes.map(({ field, after }) => [field, after] as const);
        expect(findChanges({ ...data, ...Object.fromEntries(after) })).toEqual({ kind: 'none' });
      }),
    );
  });
});

it.each<[unknown, string]>([
  [['"fha"', 'va'], '"fha" · va'],
  ['fha', 'fha (one text)'],
  [['fha', ''], 'fha · (empty)'],
  [['fha ', 'va'], 'fha␣ · va'],
  [['first\u00a0home'], 'first␣home'],
  [['fha\n'], 'fha␤'],
  [['a', 30], 'a · 30 (a number)'],
  [['a · b'], 'a · b (one entry)'],
  [null, '(empty)'],
  [[], 'none'],
])('shows %j as %o', (stored, shown) => {
  expect(shownWords(stored)).toBe(shown);
});

it('shows another text before than after, whatever changes', () => {
  const word = anyTextOr('[]"\'“’, \n\r\t\u00a0aé,·{}');
  const list = fc.oneof(word, fc.array(fc.oneof(word, fc.integer(), fc.constant(null))));
  holds(
    fc.property(list, (keywords) => {
      const found = findChanges({ keywords });
      if (found.kind !== 'changes') return;
      for (const { before, after } of found.changes) {
        expect(shownWords(before)).not.toBe(shownWords(after));
      }
    }),
  );
});
