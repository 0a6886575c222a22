import { expect, test } from 'vitest';
import { allWithin, type Expression, readExpression } from './expression.ts';
import { TokenReader } from './tokens.ts';

const read = (code: string) => readExpression(new TokenReader(code));

/** Returns the expression with parentheses that show its structure. */
function grouped(expression: Expression): string {
  switch (expression.kind) {
    case 'binary':
      return `(${grouped(expression.left)} ${expression.operator} ${grouped(expression.right)})`;
    case 'unary':
      return `${expression.operator}${grouped(expression.operand)}`;
    case 'list':
      return `[${expression.elements.map(grouped).join(', ')}]`;
    case 'member':
      return `${grouped(expression.object)}.${expression.name}`;
    case 'part':
      return `${grouped(expression.object)}[${expression.bounds.map(grouped).join(':')}]`;
    case 'call':
      return `${grouped(expression.callee)}(${expression.args.map(grouped).join(', ')})`;
    default:
      return expression.text;
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
    object: { kind: 'call', args: [{ kind: 'path', start: 4, end: 4 + path.length }] },
  });
});

test('the place of an expression includes its parentheses', () => {
  expect(read('a && (b || c)')).toMatchObject({ right: { operator: '||', start: 5, end: 13 } });
});

test('the parts of an expression begin with itself', () => {
  expect(allWithin(read('a.b(c)')).map(grouped)).toEqual(['a.b(c)', 'a.b', 'a', 'c']);
});

test('a syntax error names its line', () => {
  expect(() => read('a &&\n)')).toThrow('line 2: ) instead of a value');
  expect(() => read('f(a b)')).toThrow('line 1: b instead of ,');
});
