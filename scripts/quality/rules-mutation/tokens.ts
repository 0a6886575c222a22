/** The smallest part of a rules file that means something, with its place in the text. */
export interface Token {
  kind: 'name' | 'number' | 'string' | 'sign' | 'end';
  text: string;
  /** Of its first character. */
  start: number;
  /** After its last character. */
  end: number;
}

const space = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y;
const kinds = [
  ['name', /[A-Za-z_]\w*/y],
  ['number', /\d+(?:\.\d+)?/y],
  ['string', /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/y],
  ['sign', /&&|\|\||[=!<>]=|\*\*|[-!<>=+*/%()[\]{}.,:;$]/y],
] as const;

/**
 * The tokens of a rules file, the end of the text last; white space and comments are none.
 *
 * @throws Error at a character that no token begins with
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let at = afterSpace(text, 0);
  while (at < text.length) {
    const token = tokenAt(text, at);
    tokens.push(token);
    at = afterSpace(text, token.end);
  }
  return [...tokens, { kind: 'end', text: '', start: at, end: at }];
}

function tokenAt(text: string, start: number): Token {
  for (const [kind, pattern] of kinds) {
    const end = endOfMatch(pattern, text, start);
    if (end !== null) return { kind, text: text.slice(start, end), start, end };
  }
  throw new Error(`${placeOf(text, start)}: no token begins with ${text[start]}`);
}

function afterSpace(text: string, start: number): number {
  return endOfMatch(space, text, start) ?? start;
}

function endOfMatch(pattern: RegExp, text: string, start: number): number | null {
  pattern.lastIndex = start;
  return pattern.test(text) ? pattern.lastIndex : null;
}

/** Where a character stands, for people: `line 12`. */
export function placeOf(text: string, index: number): string {
  return `line ${text.slice(0, index).split('\n').length}`;
}
