import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../lib/root.ts';
import type { NamedTest } from './lane.ts';
import type { Mutant } from './mutants.ts';

export interface TestFile {
  path: string;
  text: string;
}

/**
 * Slow tests about something else: the agreement tests send thousands of documents, although each limit
 * must have a test of its own, and the tests of expressions ask the emulator for everything that it has
 * evaluated so far.
 */
const leftOut = /agreement|expressions/;

/** Returns the files of tests/rules that can notice a mutant, the shortest first. */
export function rulesTestFiles(): TestFile[] {
  const folder = join(root, 'tests/rules');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts') && !leftOut.test(name))
    .map((name) => join(folder, name))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
    .sort((a, b) => a.text.length - b.text.length);
}

export function filesAbout(collections: string[], files: readonly TestFile[]): TestFile[] {
  return files.filter(({ text }) => collections.some((name) => text.includes(name)));
}

const spoken: Record<string, string> = {
  get: 'read reads nothing else',
  list: 'lists read nothing else',
  create: 'creates first nothing else',
  update: 'again another change changes edit edits nothing else additional',
  delete: 'deletes deleting changing',
  admin: 'visitor signed user claim denied not',
  desk: 'visitor signed user claim earlier denied not reading deleting',
  true: 'denied not',
  false: 'allowed may',
  unknown: 'additional',
};

/**
 * Returns tests with those first that are likely to notice a mutant: those that share the rarest words with
 * the change. A limit of `zipCode` is tested where the name says `zipCode` or `ZIP code`. The order only
 * saves time.
 */
export function likeliestFirst(mutant: Mutant, tests: readonly NamedTest[]): NamedTest[] {
  const { scope, clause, difference } = mutant;
  const ofChange = wordsOf(difference);
  const saysEnough = [...ofChange].some((word) => !(word in spoken));
  const wanted = new Set([...wordsOf(scope), ...ofChange, ...(saysEnough ? [] : wordsOf(clause))]);
  for (const word of [...wanted]) for (const said of wordsOf(spoken[word] ?? '')) wanted.add(said);

  const named = tests.map((test) => ({ test, words: [...wordsOf(test.name)] }));
  const uses = Map.groupBy(
    named.flatMap(({ words }) => words),
    (word) => word,
  );
  const weight = (word: string) => (wanted.has(word) ? 1 / (uses.get(word)?.length ?? 1) : 0);
  return named
    .map(({ test, words }) => ({ test, score: words.reduce((sum, one) => sum + weight(one), 0) }))
    .sort((a, b) => b.score - a.score)
    .map(({ test }) => test);
}

/** Returns the words of code or of a sentence, also those within a name: `zipCode` has two. */
function wordsOf(text: string): Set<string> {
  const words = text.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [];
  return new Set(words.map((word) => word.toLowerCase()).filter((word) => word.length > 2));
}

// The rules are formatted: blocks of the database and its functions are indented by four spaces.
const blocks = /^ {4}match \/(\w+)\/[\s\S]*?^ {4}}\n/gm;
const functions = /^ {4}function (\w+)[\s\S]*?^ {4}}\n/gm;

/**
 * Returns the rules of the collections that test files mention, without comments and functions that they do
 * not use. The emulator takes several times as long to compile rules as a test takes, and longer the longer
 * they are.
 */
export function rulesFor(files: readonly TestFile[], rules: string): string {
  const isMentioned = (name: string) => files.some(({ text }) => text.includes(name));
  let shorter = rules.replace(blocks, (block, name) => (isMentioned(name) ? block : ''));
  for (let before = ''; before !== shorter; ) {
    before = shorter;
    shorter = before.replace(functions, (text, name) =>
      before.split(`${name}(`).length === 2 ? '' : text,
    );
  }
  return shorter.replace(/^ *(\/\/.*\n)?/gm, '');
}
