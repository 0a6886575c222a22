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
function placeOf(text: string, index: number): string {
  return `line ${text.slice(0, index).split('\n').length}`;
}

/** Goes through the tokens of a rules file, one after the other. */
export class TokenReader {
  readonly #text: string;
  readonly #tokens: Token[];
  #at = 0;

  constructor(text: string) {
    this.#text = text;
    this.#tokens = tokensOf(text);
  }

  /** The token that comes next, the end of the text at last. */
  get next(): Token {
    return this.#tokens[this.#at] as Token;
  }

  /** Where the last token that was taken ends. */
  get end(): number {
    return this.#tokens[this.#at - 1]?.end ?? 0;
  }

  /** Whether one of these words or signs comes next. */
  sees(...texts: string[]): boolean {
    return this.next.kind !== 'string' && texts.includes(this.next.text);
  }

  /** Takes whatever comes next. */
  take(): Token {
    const token = this.next;
    if (token.kind === 'end') throw this.unexpected();
    this.#at += 1;
    return token;
  }

  /** Takes this word or sign if it comes next, and says whether it did. */
  takeIf(text: string): boolean {
    if (!this.sees(text)) return false;
    this.take();
    return true;
  }

  /**
   * Takes this word or sign.
   *
   * @throws Error when something else comes next
   */
  expect(text: string): Token {
    if (!this.sees(text)) throw this.unexpected(text);
    return this.take();
  }

  /**
   * Takes a name.
   *
   * @throws Error when something else comes next
   */
  expectName(): Token {
    if (this.next.kind !== 'name') throw this.unexpected('a name');
    return this.take();
  }

  /** What to throw when what comes next makes no sense. */
  unexpected(wanted?: string): Error {
    const { text, start } = this.next;
    const instead = wanted ? ` instead of ${wanted}` : '';
    return new Error(`${placeOf(this.#text, start)}: ${text || 'the end'}${instead}`);
  }
}
