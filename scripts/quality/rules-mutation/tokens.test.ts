import { expect, test } from 'vitest';
import { tokensOf } from './tokens.ts';

const texts = (code: string) => tokensOf(code).map(({ text }) => text);

test('an expression is split into names, numbers, strings and signs', () => {
  expect(texts("a.size()<=10 && !(b=='x y')")).toEqual([
    'a',
    '.',
    'size',
    '(',
    ')',
    '<=',
    '10',
    '&&',
    '!',
    '(',
    'b',
    '==',
    "'x y'",
    ')',
    '',
  ]);
});

test('a decimal is one token, and a slice is not', () => {
  expect(texts('0.5')).toEqual(['0.5', '']);
  expect(texts('text[0:4]')).toEqual(['text', '[', '0', ':', '4', ']', '']);
});

test('an escaped quote, or the other quote, does not end a string', () => {
  expect(texts(String.raw`'a\'b' "c'd"`)).toEqual([String.raw`'a\'b'`, `"c'd"`, '']);
});

test('comments are skipped, even with quotes in them', () => {
  expect(texts("a // isn't\n/* nor\nisn't */ b")).toEqual(['a', 'b', '']);
});

test('a token has its place', () => {
  expect(tokensOf('ab  cd')[1]).toEqual({ kind: 'name', text: 'cd', start: 4, end: 6 });
});

test('an invalid character is named with its line', () => {
  expect(() => tokensOf('a\n  #')).toThrow('line 2: no token begins with #');
});
