/** A token of a rules file, with its place in the text. */
export interface Token {
  kind: 'name' | 'number' | 'string' | 'sign' | 'end';
  text: string;
  /** Index of its first character. */
  start: number;
  /** Index after its last character. */
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
 * Returns the tokens of a rules file, with the end of the text as the last one, and without white space
 * and comments.
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

/** Returns the line of a character: `line 12`. */
function placeOf(text: string, index: number): string {
  return `line ${text.slice(0, index).split('\n').length}`;
}

/** Reads the tokens of a rules file one after the other. */
export class TokenReader {
  readonly #text: string;
  readonly #tokens: Token[];
  #at = 0;

  constructor(text: string) {
    this.#text = text;
    this.#tokens = tokensOf(text);
  }

  /** The next token. */
  get next(): Token {
    return this.#tokens[this.#at] as Token;
  }

  /** Index after the last token that was taken. */
  get end(): number {
    return this.#tokens[this.#at - 1]?.end ?? 0;
  }

  /** Whether the next token is one of these words or signs. */
  sees(...texts: string[]): boolean {
    return this.next.kind !== 'string' && texts.includes(this.next.text);
  }

  /** Takes the next token. */
  take(): Token {
    const token = this.next;
    if (token.kind === 'end') throw this.unexpected();
    this.#at += 1;
    return token;
  }

  /** Takes the next token if it is this word or sign, and returns whether it was. */
  takeIf(text: string): boolean {
    if (!this.sees(text)) return false;
    this.take();
    return true;
  }

  /**
   * Takes this word or sign.
   *
   * @throws Error if the next token is another
   */
  expect(text: string): Token {
    if (!this.sees(text)) throw this.unexpected(text);
    return this.take();
  }

  /**
   * Takes a name.
   *
   * @throws Error if the next token is another
   */
  expectName(): Token {
    if (this.next.kind !== 'name') throw this.unexpected('a name');
    return this.take();
  }

  /** Returns the error for an unexpected next token. */
  unexpected(wanted?: string): Error {
    const { text, start } = this.next;
    const instead = wanted ? ` instead of ${wanted}` : '';
    return new Error(`${placeOf(this.#text, start)}: ${text || 'the end'}${instead}`);
  }
}
