import type { Query } from './search.ts';

/** A shorter word is too often near another one, and a longer one is no word. */
const shortestMisspelled = 5;
const longestMended = 40;

/**
 * Replaces words that are unknown by what they may mean: written in two words or in one, or another in one letter.
 *
 * @param fields the titles, keywords or names whose words are known: the most frequent one is meant
 * @returns what to search instead; undefined if it knows nothing
 */
export function mend({ key, words }: Query, fields: readonly string[]): string | undefined {
  const known = new Map<string, number>();
  for (const word of fields.join(' ').split(/\s+/)) known.set(word, (known.get(word) ?? 0) + 1);
  let mended = ` ${key} `;
  for (const { word, stem } of words) {
    const isKnown = [...known.keys()].some((other) => other.startsWith(stem));
    if (isKnown || word.length > longestMended) continue;
    const joined = new RegExp(` (\\S+) ${word} `).exec(mended);
    if (joined && known.has(joined[1] + word)) {
      mended = mended.replace(joined[0], ` ${joined[1]}${word} `);
      continue;
    }
    const cut = Array.from(word, (_, at) => [word.slice(0, at), word.slice(at)]);
    const parts = cut.find((both) => both.every((part) => part.length > 1 && known.has(part)));
    const near = [...known].filter(([other]) => isNear(word, other));
    const [best] = near.toSorted(([, one], [, other]) => other - one)[0] ?? [word];
    mended = mended.replace(` ${word} `, ` ${parts?.join(' ') ?? best} `);
  }
  return mended.trim() === key ? undefined : mended.trim();
}

/** Whether a word is another one or its beginning, but for one letter that is wrong, missing, added or swapped. */
function isNear(typed: string, word: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  if (at === 0 || typed.length < shortestMisspelled) return false;
  const isSwapped = typed[at] === word[at + 1] && typed[at + 1] === word[at];
  const continues = (from: number, of: number) =>
    word.slice(at + from).startsWith(typed.slice(at + of));
  return continues(1, 1) || continues(1, 0) || continues(0, 1) || (isSwapped && continues(2, 2));
}
