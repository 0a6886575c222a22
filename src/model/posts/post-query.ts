import { usStates } from '#src/lib/format/us-states.ts';
import { type Query, toQuery } from '#src/lib/search/ranking.ts';
import { searchField, searchKey } from '#src/lib/search/search-key.ts';

const littleWords = new Set(
  `a about am an and any are as at be been by can could did do does doing for from get gets getting go going had has
  have having how i if im in into is isnt it its me mortgage mortgages much many my need needed needs of on or our should
  so some than that the their them then there these they this to us versus vs want was we were what whats when where
  which who whose why will with would you your`.split(/\s+/),
);

/** The postal codes of usStates, in their order. */
const codes =
  `al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok
  or pa ri sc sd tn tx ut vt va wa wv wi wy`.split(/\s+/);
export const stateCodes = new Map(usStates.map((name, at) => [searchKey(name), codes[at] ?? '']));
/** A name of a state is one word. */
const wordPattern = new RegExp(`(?:${[...stateCodes.keys()].join('|')})(?= |$)|\\S+`, 'g');

/** Folds what was typed in search of posts. */
export const toPostQuery = (typed: string) => toQuery(typed, littleWords, wordPattern);

/** Folds names of states, with their codes: `TX` names Texas. */
export function stateNames(states: readonly string[]): string {
  const names = states.map(searchKey);
  return `|${[...names, ...names.map((name) => stateCodes.get(name) ?? '')].join('|')}|`;
}

/** Returns a text in parts, of which every second one is a word that the query finds. */
export function markWords(text: string, { words }: Query): string[] {
  const parts = [''];
  for (const part of text.split(/([\p{L}\p{N}]+(?:[’'.,/\p{Pd}][\p{L}\p{N}]+)*)/u)) {
    const field = searchField(part);
    if (words.some(({ stem }) => field.includes(` ${stem}`))) parts.push(part, '');
    else parts[parts.length - 1] += part;
  }
  return parts;
}
