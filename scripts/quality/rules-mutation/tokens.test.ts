import { expect, test } from 'vitest';
import { tokensOf } from './tokens.ts';

const texts = (code: string) => tokensOf(code).map(({ text }) => text);

test('an expression falls apart into names, numbers, texts and signs', () => {
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

test('a decimal is one token, and a part of a text is not', () => {
  expect(texts('0.5')).toEqual(['0.5', '']);
  expect(texts('text[0:4]')).toEqual(['text', '[', '0', ':', '4', ']', '']);
});

test('an escaped quote, and the other quote, do not end a text', () => {
  expect(texts(String.raw`'a\'b' "c'd"`)).toEqual([String.raw`'a\'b'`, `"c'd"`, '']);
});

test('comments are passed over, also where they look like a text', () => {
  expect(texts("a // isn't\n/* nor\nisn't */ b")).toEqual(['a', 'b', '']);
});

test('a token knows its place', () => {
  expect(tokensOf('ab  cd')[1]).toEqual({ kind: 'name', text: 'cd', start: 4, end: 6 });
});

test('what is no token is named with its line', () => {
  expect(() => tokensOf('a\n  #')).toThrow('line 2: no token begins with #');
});
