import type { TokenReader } from './tokens.ts';

interface Place {
  /** Index of its first character in the text of the rules. */
  start: number;
  /** Index after its last character. */
  end: number;
}

/** An expression of the rules' language. Parentheses around it count only for its place. */
export type Expression = Place &
  (
    | { kind: 'name' | 'number' | 'string' | 'path'; text: string }
    | { kind: 'list'; elements: Expression[] }
    | { kind: 'member'; object: Expression; name: string }
    | { kind: 'part'; object: Expression; bounds: Expression[] }
    | { kind: 'call'; callee: Expression; args: Expression[] }
    | { kind: 'unary'; operator: string; operand: Expression }
    | { kind: 'binary'; operator: string; left: Expression; right: Expression }
  );

/** Operators by precedence, from the loosest to the tightest. */
const levels = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['<', '<=', '>', '>=', 'in', 'is'],
  ['+', '-'],
  ['*', '/', '%'],
];

/**
 * Parses an expression. Does not support maps and `?:`, which the rules of this project do not use.
 *
 * @throws Error that names the line of a syntax error
 */
export function readExpression(reader: TokenReader, level = 0): Expression {
  const operators = levels[level];
  if (!operators) return readUnary(reader);
  let left = readExpression(reader, level + 1);
  while (reader.sees(...operators)) {
    const operator = reader.take().text;
    const right = readExpression(reader, level + 1);
    left = { kind: 'binary', operator, left, right, start: left.start, end: right.end };
  }
  return left;
}

function readUnary(reader: TokenReader): Expression {
  if (!reader.sees('!', '-')) return readSuffixes(reader, readPrimary(reader));
  const { text: operator, start } = reader.take();
  const operand = readUnary(reader);
  return { kind: 'unary', operator, operand, start, end: operand.end };
}

function readSuffixes(reader: TokenReader, object: Expression): Expression {
  const { start } = object;
  if (reader.takeIf('.')) {
    const { text: name, end } = reader.expectName();
    return readSuffixes(reader, { kind: 'member', object, name, start, end });
  }
  if (reader.takeIf('(')) {
    const args = readListed(reader, ',', ')');
    return readSuffixes(reader, { kind: 'call', callee: object, args, start, end: reader.end });
  }
  if (reader.takeIf('[')) {
    const bounds = readListed(reader, ':', ']');
    return readSuffixes(reader, { kind: 'part', object, bounds, start, end: reader.end });
  }
  return object;
}

function readPrimary(reader: TokenReader): Expression {
  const { kind, text, start } = reader.next;
  if (reader.sees('/')) return readPath(reader);
  if (reader.takeIf('[')) {
    return { kind: 'list', elements: readListed(reader, ',', ']'), start, end: reader.end };
  }
  if (reader.takeIf('(')) {
    const inner = readExpression(reader);
    reader.expect(')');
    return { ...inner, start, end: reader.end };
  }
  if (kind === 'sign' || kind === 'end') throw reader.unexpected('a value');
  return { kind, text, start, end: reader.take().end };
}

/** Reads a list up to its closing bracket, after the opening one was taken. */
function readListed(reader: TokenReader, separator: string, end: string): Expression[] {
  const listed: Expression[] = [];
  while (!reader.takeIf(end)) {
    if (listed.length > 0) reader.expect(separator);
    listed.push(readExpression(reader));
  }
  return listed;
}

function readPath(reader: TokenReader): Expression {
  const { start } = reader.next;
  while (reader.takeIf('/')) {
    if (reader.takeIf('$')) {
      reader.expect('(');
      readExpression(reader);
      reader.expect(')');
    } else {
      reader.expectName();
    }
  }
  return { kind: 'path', text: '', start, end: reader.end };
}

/** Returns the direct parts of an expression, from left to right. */
export function partsOf(expression: Expression): Expression[] {
  switch (expression.kind) {
    case 'list':
      return expression.elements;
    case 'member':
      return [expression.object];
    case 'part':
      return [expression.object, ...expression.bounds];
    case 'call':
      return [expression.callee, ...expression.args];
    case 'unary':
      return [expression.operand];
    case 'binary':
      return [expression.left, expression.right];
    default:
      return [];
  }
}

/** Returns an expression and all of its parts, at any depth. */
export function allWithin(expression: Expression): Expression[] {
  return [expression, ...partsOf(expression).flatMap(allWithin)];
}
