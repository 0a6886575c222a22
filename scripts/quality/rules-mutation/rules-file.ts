import { readFileSync } from 'node:fs';
import { allWithin, type Expression, readExpression } from './expression.ts';
import { type Token, TokenReader } from './tokens.ts';

/** A line `allow a, b: if condition;` of the rules. */
export interface Allowance {
  /** Its path within the database: `/contacts/{contactId}`. */
  path: string;
  operations: Token[];
  condition: Expression;
}

/** A function of the rules, which only returns an expression. */
interface RulesFunction {
  name: string;
  result: Expression;
}

/** A parsed rules file. */
export interface RulesFile {
  allowances: Allowance[];
  functions: RulesFunction[];
}

/**
 * Parses a rules file. Does not support `let` and recursive wildcards, which the rules of this project do
 * not use.
 *
 * @throws Error that names the line of a syntax error
 */
export function readRules(text: string): RulesFile {
  const reader = new TokenReader(text);
  const file: RulesFile = { allowances: [], functions: [] };
  for (const word of ['rules_version', '=']) reader.expect(word);
  reader.take();
  for (const word of [';', 'service', 'cloud', '.', 'firestore', '{', 'match']) reader.expect(word);
  readPath(reader);
  readBlock(reader, '', file);
  reader.expect('}');
  if (reader.next.kind !== 'end') throw reader.unexpected('the end');
  return file;
}

function readBlock(reader: TokenReader, path: string, file: RulesFile): void {
  reader.expect('{');
  while (!reader.takeIf('}')) {
    if (reader.takeIf('match')) {
      const inner = path + readPath(reader);
      readBlock(reader, inner, file);
    } else if (reader.takeIf('allow')) {
      file.allowances.push({ path, ...readAllowance(reader) });
    } else {
      reader.expect('function');
      file.functions.push(readFunction(reader));
    }
  }
}

function readPath(reader: TokenReader): string {
  let path = '';
  while (reader.takeIf('/')) {
    path += '/';
    if (reader.takeIf('{')) {
      path += `{${reader.expectName().text}}`;
      reader.expect('}');
    } else {
      path += reader.expectName().text;
    }
  }
  return path;
}

function readAllowance(reader: TokenReader): Omit<Allowance, 'path'> {
  const operations = [reader.expectName()];
  while (reader.takeIf(',')) operations.push(reader.expectName());
  for (const word of [':', 'if']) reader.expect(word);
  const condition = readExpression(reader);
  reader.expect(';');
  return { operations, condition };
}

function readFunction(reader: TokenReader): RulesFunction {
  const name = reader.expectName().text;
  reader.expect('(');
  while (!reader.takeIf(')')) reader.take();
  for (const word of ['{', 'return']) reader.expect(word);
  const result = readExpression(reader);
  for (const word of [';', '}']) reader.expect(word);
  return { name, result };
}

/** The calls between the conditions and functions of a rules file. */
export class CallGraph {
  readonly #file: RulesFile;

  constructor(file: RulesFile) {
    this.#file = file;
  }

  /** Returns the names of the functions that an expression calls, directly or indirectly. */
  calledBy(expression: Expression): Set<string> {
    const called = new Set<string>();
    const queue = [expression];
    for (const one of queue) {
      for (const name of namesCalled(one)) {
        if (called.has(name)) continue;
        called.add(name);
        queue.push(...this.#resultsOf(name));
      }
    }
    return called;
  }

  /** Returns an expression and the results of all functions that it calls. */
  withCalled(expression: Expression): Expression[] {
    return [expression, ...[...this.calledBy(expression)].flatMap((name) => this.#resultsOf(name))];
  }

  /** Returns the paths whose conditions call a function. */
  pathsThatCall(name: string): string[] {
    const paths = this.#file.allowances
      .filter(({ condition }) => this.calledBy(condition).has(name))
      .map(({ path }) => path);
    return [...new Set(paths)];
  }

  #resultsOf(name: string): Expression[] {
    return this.#file.functions.filter((one) => one.name === name).map(({ result }) => result);
  }
}

function namesCalled(expression: Expression): string[] {
  return allWithin(expression).flatMap((one) =>
    one.kind === 'call' && one.callee.kind === 'name' ? [one.callee.text] : [],
  );
}

// The rules are formatted: blocks of the database and its functions are indented by four spaces.
const blocks = /^ {4}match \/(\w+)\/[\s\S]*?^ {4}}\n/gm;
const functions = /^ {4}function (\w+)[\s\S]*?^ {4}}\n/gm;

/** Returns the collections that the rules have. */
export function collectionsIn(rules: string): string[] {
  return [...rules.matchAll(blocks)].map(([, name = '']) => name);
}

/** Returns the collections that test files mention, and so may send requests to. */
export function collectionsOf(files: readonly string[], rules: string): string[] {
  const text = files.map((file) => readFileSync(file, 'utf8')).join('');
  return collectionsIn(rules).filter((name) => text.includes(name));
}

/**
 * Returns the rules of some collections, without comments and functions that they do not use. The
 * emulator takes several times as long to compile rules as a test takes, and longer the longer they are.
 */
export function rulesOf(collections: readonly string[], rules: string): string {
  let shorter = rules.replace(blocks, (block, name) => (collections.includes(name) ? block : ''));
  for (;;) {
    const unused = [...shorter.matchAll(functions)]
      .map(([, name = '']) => name)
      .filter((name) => shorter.split(`${name}(`).length === 2);
    if (unused.length === 0) break;
    shorter = shorter.replace(functions, (text, name) => (unused.includes(name) ? '' : text));
  }
  return shorter.replace(/^ *(\/\/.*\n)?/gm, '');
}
