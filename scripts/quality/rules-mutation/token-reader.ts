import { placeOf, type Token, tokensOf } from './tokens.ts';

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
