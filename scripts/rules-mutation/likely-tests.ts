import type { NamedTest } from './lane-messages.ts';
import type { Mutant } from './mutants.ts';

/** How many tests are tried before all others. */
const count = 8;

/**
 * Names of the tests that are likely to notice a mutant: those that share the rarest words with what
 * is changed. A limit of `zipCode` is tested where the name says `zipCode` or `ZIP code`. To try them
 * first only saves time.
 */
export function likelyTests(mutant: Mutant, tests: NamedTest[]): string[] {
  const named = tests.map(({ name }) => ({ name, words: wordsOf(name) }));
  const inNames = new Map<string, number>();
  for (const word of named.flatMap(({ words }) => [...words])) {
    inNames.set(word, (inNames.get(word) ?? 0) + 1);
  }
  const changed = wordsOf(mutant.removed);
  const wanted = changed.size > 0 ? changed : wordsOf(mutant.clause);
  for (const word of wordsOf(mutant.scope.startsWith('/') ? '' : mutant.scope)) wanted.add(word);
  const score = (words: Set<string>) =>
    [...words]
      .filter((word) => wanted.has(word))
      .reduce((sum, word) => sum + 1 / (inNames.get(word) ?? 1), 0);
  return named
    .map(({ name, words }) => ({ name, score: score(words) }))
    .filter((one) => one.score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ name }) => name);
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
