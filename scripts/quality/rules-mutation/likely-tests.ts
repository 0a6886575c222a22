import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../lib/root.ts';
import type { NamedTest } from './lane.ts';
import type { Mutant } from './mutants.ts';

const folder = join(root, 'tests/rules');

/** A file of tests of the rules. */
interface TestFile {
  path: string;
  text: string;
}

/**
 * Tests that are about something else, and take long: the agreement tests send thousands of
 * documents, while each limit has to have a test that names it, and what a request costs is asked
 * of the emulator, which answers with all that it has evaluated so far.
 */
const leftOut = /agreement|expressions/;

/** The files of tests/rules that a mutant can turn red. The shortest come first. */
export function testFiles(): TestFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts') && !leftOut.test(name))
    .map((name) => join(folder, name))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
    .sort((a, b) => a.text.length - b.text.length);
}

/** Paths of those that name one of the collections. */
export function filesAbout(collections: string[], files: TestFile[]): string[] {
  return files
    .filter(({ text }) => collections.some((name) => text.includes(name)))
    .map(({ path }) => path);
}

/** How many tests are tried before all others. */
const count = 10;

/** How the names of tests speak of an operation. */
const spoken = {
  get: 'read reads',
  list: 'lists',
  create: 'creates first',
  update: 'again another change changes edit edits',
  delete: 'deletes',
};

/**
 * The tests that are likely to notice a mutant: those that share the rarest words with what is
 * changed. A limit of `zipCode` is tested where the name says `zipCode` or `ZIP code`. To try them
 * first only saves time.
 */
export function likelyTests(mutant: Mutant, tests: NamedTest[]): NamedTest[] {
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
    .filter((one) => one.score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ test }) => test);
}

function wordsOfChange({ scope, clause, removed, instead }: Mutant): Set<string> {
  const changed = wordsOf(`${removed} ${instead}`);
  const name = scope.startsWith('/') ? '' : scope;
  const code = changed.size > 0 ? changed : wordsOf(clause);
  const words = new Set([...wordsOf(name), ...code]);
  for (const [operation, said] of Object.entries(spoken)) {
    if (code.has(operation)) for (const word of wordsOf(said)) words.add(word);
  }
  return words;
}

/** The words of a code or of a sentence, also those within a name: `zipCode` has two. */
function wordsOf(text: string): Set<string> {
  const words = text.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [];
  return new Set(words.map((word) => word.toLowerCase()).filter((word) => word.length > 2));
}

/** What the names of these tests match, and hardly any other. */
export function patternOf(names: string[]): string {
  return `(?:${names.map((name) => name.replace(/[^\w\s]/g, '\\$&')).join('|')})$`;
}
