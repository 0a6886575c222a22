import type { Mutant } from './mutants.ts';

/** Words that stand in every other clause, and in every other test. */
const common = new Set(
  'is has value request resource data get size matches with without that the and for text string list number new one of in on as to true false not true only'.split(
    ' ',
  ),
);

/**
 * The names of tests that are likely to notice a mutant, or null when nothing is: what it says of
 * `zipCode` is tested where the name says `zipCode` or `ZIP code`. They run first, to save time.
 */
export function likelyTestNames({ scope, clause, removed }: Mutant): RegExp | null {
  const quoted = [...removed.matchAll(/'([^'\\]+)'/g)].map(([, text = '']) => text);
  const isWord = (text: string) => /^[\w-]{2,}$/.test(text);
  const words =
    quoted.length === 1 && quoted.every(isWord) ? quoted : wordsOf(`${scope} ${clause}`);
  if (words.length === 0) return null;
  return new RegExp(words.map(escaped).join('|'), 'i');
}

function wordsOf(code: string): string[] {
  const names = code.replace(/'[^']*'|"[^"]*"/g, ' ').match(/[A-Za-z]+/g) ?? [];
  const words = names.flatMap((name) => name.split(/(?=[A-Z])/)).map((word) => word.toLowerCase());
  return [...new Set(words)].filter((word) => word.length > 2 && !common.has(word));
}

function escaped(text: string): string {
  return text.replace(/[^\w\s]/g, '\\$&');
}
