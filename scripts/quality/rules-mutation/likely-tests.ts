import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../lib/root.ts';
import type { NamedTest } from './lane.ts';
import type { Mutant } from './mutants.ts';

const folder = join(root, 'tests/rules');

/** A test file of the rules. */
interface TestFile {
  path: string;
  text: string;
}

/**
 * Slow tests about something else: the agreement tests send thousands of documents, although each limit
 * must have a test of its own, and the tests of expressions ask the emulator for everything that it has
 * evaluated so far.
 */
const leftOut = /agreement|expressions/;

/** Returns the files of tests/rules that a mutant can turn red, the shortest first. */
export function testFiles(): TestFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts') && !leftOut.test(name))
    .map((name) => join(folder, name))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
    .sort((a, b) => a.text.length - b.text.length);
}

/** Returns the paths of the files that mention one of the collections. */
export function filesAbout(collections: string[], files: TestFile[]): string[] {
  return files
    .filter(({ text }) => collections.some((name) => text.includes(name)))
    .map(({ path }) => path);
}

/** Words for code in the names of tests. */
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
  const named = tests.map((test) => ({ test, words: wordsOf(test.name) }));
  const uses = new Map<string, number>();
  for (const word of named.flatMap(({ words }) => [...words])) {
    uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  const wanted = wordsOfChange(mutant);
  const score = (words: Set<string>) =>
    [...words]
      .filter((word) => wanted.has(word))
      .reduce((sum, word) => sum + 1 / (uses.get(word) ?? 1), 0);
  return named
    .map(({ test, words }) => ({ test, score: score(words) }))
    .sort((a, b) => b.score - a.score)
    .map(({ test }) => test);
}

function wordsOfChange({ scope, clause, removed, instead }: Mutant): Set<string> {
  const changed = wordsOf(`${removed} ${instead}`);
  const code = [...changed].some((word) => !(word in spoken))
    ? changed
    : wordsOf(`${removed} ${instead} ${clause}`);
  const words = new Set([...wordsOf(scope), ...code]);
  for (const [word, said] of Object.entries(spoken)) {
    if (words.has(word)) for (const other of wordsOf(said)) words.add(other);
  }
  return words;
}

/** Returns the words of code or of a sentence, also those within a name: `zipCode` has two. */
function wordsOf(text: string): Set<string> {
  const words = text.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [];
  return new Set(words.map((word) => word.toLowerCase()).filter((word) => word.length > 2));
}
