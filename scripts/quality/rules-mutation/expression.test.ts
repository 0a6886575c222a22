import { expect, test } from 'vitest';
import { allWithin, type Expression, parseExpression } from './expression.ts';

const read = (code: string) => parseExpression(`${code};`, 0);

/** Returns the expression with parentheses that show its structure. */
function grouped(expression: Expression): string {
  const { kind, text, parts } = expression;
  const [first = '', ...others] = parts.map(grouped);
  switch (kind) {
    case 'binary':
      return `(${first} ${text} ${others[0]})`;
    case 'unary':
      return text + first;
    case 'list':
      return `[${parts.map(grouped).join(', ')}]`;
    case 'member':
      return `${first}.${text}`;
    case 'part':
      return `${first}[${others.join(':')}]`;
    case 'call':
      return `${first}(${others.join(', ')})`;
    default:
      return text;
  }
}

test.each([
  ['a && b || c && d', '((a && b) || (c && d))'],
  ['a && (b || c)', '(a && (b || c))'],
  ['a == b + 1 && c', '((a == (b + 1)) && c)'],
  ['t >= now - d.value(2, "d")', '(t >= (now - d.value(2, "d")))'],
  ['a in [1, 2] && b is string', '((a in [1, 2]) && (b is string))'],
  ['!a.b() && c', '(!a.b() && c)'],
  ['a + b * c', '(a + (b * c))'],
  ['a[0] == b[1:2].size()', '(a[0] == b[1:2].size())'],
  ['f([])', 'f([])'],
])('%s', (code, expected) => {
  expect(grouped(read(code))).toBe(expected);
});

test('a path with its expressions is one value', () => {
  const path = '/databases/$(database)/documents/notes/$(note.id)';
  expect(read(`get(${path}).data`)).toMatchObject({
    kind: 'member',
    parts: [{ kind: 'call', parts: [{}, { kind: 'value', start: 4, end: 4 + path.length }] }],
  });
});

test('the place of an expression includes its parentheses', () => {
  expect(read('a && (b || c)')).toMatchObject({
    parts: [{}, { text: '||', start: 5, end: 13 }],
  });
});

test('the parts of an expression begin with itself', () => {
  expect(allWithin(read('a.b(c)')).map(grouped)).toEqual(['a.b(c)', 'a.b', 'a', 'c']);
});

test('a syntax error names its line', () => {
  expect(() => read('a &&\n)')).toThrow('line 2: ) instead of a value');
  expect(() => read('f(a b)')).toThrow('line 1: b instead of ,');
});

test.each([
  ["a.size()<=10 && !(b=='x y')", "((a.size() <= 10) && !(b == 'x y'))"],
  ['a >= 0.5', '(a >= 0.5)'],
  [String.raw`'a\'b' == "c'd"`, String.raw`('a\'b' == "c'd")`],
])('%s: numbers, strings and signs are tokens', (code, expected) => {
  expect(grouped(read(code))).toBe(expected);
});

test('an invalid character is named with its line', () => {
  expect(() => read('a &&\n  #')).toThrow('line 2: # instead of a value');
});
