/** An expression of the rules' language. Parentheses around it count only for its place. */
export interface Expression {
  kind: 'value' | 'list' | 'member' | 'part' | 'call' | 'unary' | 'binary';
  /** The operator, the member's name, or the value. */
  text: string;
  start: number;
  end: number;
  /** From left to right: the operands, the elements, or what a suffix follows and its arguments. */
  parts: Expression[];
}

// Also what ends an expression. The path of a document is one value.
const tokens =
  /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\/databases(?:\/(?:\w+|\$\([^()]*\)))+|\d+(?:\.\d+)?|\w+|&&|\|\||[=!<>]=|[^\s]/y;

const levels = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['<', '<=', '>', '>=', 'in', 'is'],
  ['+', '-'],
  ['*', '/', '%'],
];

/**
 * Parses the expression that begins at an index. Does not support maps and `?:`, which the rules of this
 * project do not use.
 *
 * @param text rules without comments
 * @throws Error that names the line of a syntax error
 */
export function parseExpression(text: string, at: number): Expression {
  let end = at;
  let next = tokenAt(at);

  function tokenAt(index: number) {
    tokens.lastIndex = index + (/^\s*/.exec(text.slice(index))?.[0].length ?? 0);
    const start = tokens.lastIndex;
    const [found = ''] = tokens.exec(text) ?? [];
    return { text: found, start, end: start + found.length };
  }

  function take() {
    const token = next;
    end = token.end;
    next = tokenAt(end);
    return token;
  }

  function takeIf(wanted: string): boolean {
    const isThere = next.text === wanted;
    if (isThere) take();
    return isThere;
  }

  function unexpected(wanted: string): Error {
    const line = text.slice(0, next.start).split('\n').length;
    return new Error(`line ${line}: ${next.text || 'the end'} instead of ${wanted}`);
  }

  function joined(level = 0): Expression {
    const operators = levels[level];
    if (!operators) return unary();
    let left = joined(level + 1);
    while (operators.includes(next.text)) {
      const { text } = take();
      const right = joined(level + 1);
      left = { kind: 'binary', text, start: left.start, end: right.end, parts: [left, right] };
    }
    return left;
  }

  function unary(): Expression {
    if (!['!', '-'].includes(next.text)) return withSuffixes(primary());
    const { text, start } = take();
    const operand = unary();
    return { kind: 'unary', text, start, end: operand.end, parts: [operand] };
  }

  function withSuffixes(object: Expression): Expression {
    const { start } = object;
    const parts = [object];
    if (takeIf('.')) {
      const { text } = take();
      return withSuffixes({ kind: 'member', text, start, end, parts });
    }
    if (takeIf('(')) {
      parts.push(...listed(',', ')'));
      return withSuffixes({ kind: 'call', text: '', start, end, parts });
    }
    if (takeIf('[')) {
      parts.push(...listed(':', ']'));
      return withSuffixes({ kind: 'part', text: '', start, end, parts });
    }
    return object;
  }

  function primary(): Expression {
    const { start } = next;
    if (takeIf('[')) {
      const parts = listed(',', ']');
      return { kind: 'list', text: '', start, end, parts };
    }
    if (takeIf('(')) {
      const inner = joined();
      if (!takeIf(')')) throw unexpected(')');
      return { ...inner, start, end };
    }
    if (!/^['"\w]|^\/\w/.test(next.text)) throw unexpected('a value');
    return { kind: 'value', ...take(), parts: [] };
  }

  function listed(separator: string, closing: string): Expression[] {
    const parts: Expression[] = [];
    while (!takeIf(closing)) {
      if (parts.length > 0 && !takeIf(separator)) throw unexpected(separator);
      parts.push(joined());
    }
    return parts;
  }

  const whole = joined();
  if (next.text !== ';') throw unexpected(';');
  return whole;
}

export function allWithin(expression: Expression): Expression[] {
  return [expression, ...expression.parts.flatMap(allWithin)];
}
