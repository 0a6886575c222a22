import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../lib/root.ts';
import type { Mutant } from './mutants.ts';

/**
 * Slow tests about something else: the agreement tests and those with naughty strings send thousands of
 * documents, although each limit must have a test of its own, and the tests of expressions ask the emulator
 * for everything that it has evaluated so far.
 */
const leftOut = /agreement|naughty|expressions/;

const files = globSync('tests/rules/*.test.ts', { cwd: root })
  .filter((path) => !leftOut.test(path))
  .map((path) => ({ path: join(root, path), text: readFileSync(join(root, path), 'utf8') }));

/** Returns the test files that mention one of the collections, which can notice a change to its rules. */
export function filesAbout(collections: readonly string[]): string[] {
  return files
    .filter(({ text }) => collections.some((name) => text.includes(name)))
    .map(({ path }) => path);
}

/**
 * Returns tests with those first that share the rarest words with a change: a limit of `zipCode` is tested
 * where the name says `zipCode` or `ZIP code`. The order only saves time.
 */
export function likeliestFirst<Test extends { fullName: string }>(
  { scope, clause, difference }: Mutant,
  tests: readonly Test[],
): Test[] {
  const named = tests.map((test) => ({ test, words: wordsOf(test.fullName) }));
  const uses = Map.groupBy(
    named.flatMap(({ words }) => [...words]),
    (word) => word,
  );
  const score = (words: Set<string>) =>
    // Words of the change count more than those around it.
    [difference, `${scope} ${difference} ${clause}`]
      .flatMap((text) => [...wordsOf(text)].filter((word) => words.has(word)))
      .reduce((sum, word) => sum + 1 / (uses.get(word)?.length ?? 1), 0);
  return named
    .map(({ test, words }) => ({ test, score: score(words) }))
    .sort((one, other) => other.score - one.score)
    .map(({ test }) => test);
}

/** Returns the words of code or of a sentence, also those within a name: `zipCode` has two. */
function wordsOf(text: string): Set<string> {
  const words = text.match(/[A-Z]?[a-z]{2,}|[A-Z]+(?![a-z])/g) ?? [];
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
export function rulesFor(paths: readonly string[], rules: string): string {
  const texts = files.filter(({ path }) => paths.includes(path)).map(({ text }) => text);
  let shorter = rules.replace(blocks, (block, name) =>
    texts.some((text) => text.includes(name)) ? block : '',
  );
  for (let before = ''; before !== shorter; ) {
    before = shorter;
    shorter = before.replace(functions, (text, name) =>
      before.split(`${name}(`).length === 2 ? '' : text,
    );
  }
  return shorter.replace(/^ *(\/\/.*\n)?/gm, '');
}
