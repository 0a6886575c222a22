import { searchKey } from './search-key.ts';

export interface Searchable {
  /** Made by `searchField`: such as a title, keywords and a description. */
  fields: readonly string[];
  /** Search keys of names that count from their beginning, such as states: Virginia is not West Virginia. */
  names?: readonly string[];
}

/** A word that was typed. */
interface Word {
  word: string;
  /** The word without its ending, with which its other forms begin. */
  stem: string;
}

/** What somebody typed, folded. */
export interface Query {
  key: string;
  /** The key without the little words at its ends. */
  core: string;
  /** The words that count. Little ones do only where there are no others. */
  words: readonly Word[];
}

export interface Hit<Item> {
  item: Item;
  /** More for rare words, heavy fields, whole words, and words that stand side by side. */
  points: number;
  /** The words that are in none of the fields; none if one of them has the whole text. */
  missing: readonly Word[];
}

/** More words hardly matter, and each costs time. */
const mostWords = 20;
const ending = /(?<=..{3})(?:ies|ied|ications?|ing|ions?|ed|ers?|es|al|e|y)$|(?<=...)s$/u;
/** A shorter word is too often near another one, and a longer one is no word. */
const shortestMisspelled = 5;
const longestMended = 40;
/** What another form of a word counts, and a text that stands side by side, both beside 1 for a word itself. */
const otherForm = 0.8;
const sideBySide = 0.5;

const nameWeight = 6;
/** A shorter beginning of a name is in too many. */
const shortestBeginning = 3;

/**
 * Folds what was typed.
 *
 * @param littleWords words that do not count
 * @param pattern of a word
 */
export function toQuery(
  typed: string,
  littleWords: ReadonlySet<string> = new Set(),
  pattern = /\S+/g,
): Query {
  const key = searchKey(typed);
  const all = key.match(pattern) ?? [];
  const isHeavy = (word: string) => !littleWords.has(word);
  const heavy = all.some(isHeavy) ? all.filter(isHeavy) : all;
  const [start, end] = [all.findIndex(isHeavy), all.findLastIndex(isHeavy) + 1];
  const core = end > 0 ? all.slice(start, end).join(' ') : key;
  const words = [...new Set(heavy)].slice(0, mostWords);
  return { key, core, words: words.map((word) => ({ word, stem: word.replace(ending, '') })) };
}

/**
 * Ranks items, the best first, and equal ones in their order. What has none of the words comes last.
 *
 * @param weights of the fields, in their order
 */
export function rank<Item extends Searchable>(
  items: readonly Item[],
  query: Query,
  weights: readonly number[],
): Hit<Item>[] {
  const scored = items.map((item) => {
    const sum = (score: (field: string) => number) =>
      item.fields.reduce((total, field, at) => total + (weights[at] ?? 1) * score(field), 0);
    return {
      item,
      fits: query.words.map((word) => {
        return sum((field) => fitWord(field, word)) + nameWeight * fitName(item.names, word);
      }),
      points: sideBySide * sum((field) => fitText(field, query.core)),
      hasText:
        item.fields.some((field) => field.includes(query.key)) || item.names?.includes(query.key),
    };
  });
  const rarities = query.words.map((_, at) => {
    const having = scored.filter(({ fits }) => fits[at] !== 0).length;
    return Math.log(1 + items.length / (1 + having));
  });
  const most = rarities.reduce((total, rarity) => total + rarity, 0);
  return scored
    .map(({ item, fits, points, hasText }): Hit<Item> => {
      const ofWords = fits.map((fit, at) => (fit * (rarities[at] ?? 0)) / most);
      return {
        item,
        points: ofWords.reduce((total, word) => total + word, points),
        missing: hasText ? [] : query.words.filter((_, at) => fits[at] === 0),
      };
    })
    .toSorted((one, other) => other.points - one.points);
}

/** Whether a text has the whole typed text, or the words that an item lacks in its fields. */
export function isInText(text: string, { key }: Query, missing: readonly Word[]): boolean {
  return text.includes(key) || missing.every((word) => fitWord(text, word) > 0);
}

function fitWord(field: string, { word, stem }: Word): number {
  if (!field.includes(` ${stem}`)) return 0;
  return field.includes(` ${word} `) ? 1 : otherForm;
}

function fitName(names: readonly string[] = [], { word }: Word): number {
  if (names.includes(word)) return 1;
  const isBeginning =
    word.length >= shortestBeginning && names.some((name) => name.startsWith(word));
  return isBeginning ? otherForm : 0;
}

/** Returns how much of a line of the field the text is, by its words. */
function fitText(field: string, core: string): number {
  const at = field.indexOf(` ${core}`);
  if (at < 0) return 0;
  const [start, end] = [field.lastIndexOf('\n', at) + 1, field.indexOf('\n', at)];
  return core.length / ((end < 0 ? field.length : end) - start - 2);
}

/** Returns the words of fields with how often each is there, to look for what a misspelled word may mean. */
export function countWords(fields: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const field of fields) {
    for (const word of field.split(/\s+/)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/**
 * Replaces words that are unknown by what they may mean: written in two words or in one, or another in one letter.
 *
 * @param known the words of titles, keywords or names, with how often each is there
 * @returns what to search instead; undefined if it knows nothing
 */
export function mend(
  { key, words }: Query,
  known: ReadonlyMap<string, number>,
): string | undefined {
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
export function isNear(typed: string, word: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  if (at === 0 || typed.length < shortestMisspelled) return false;
  const isSwapped = typed[at] === word[at + 1] && typed[at + 1] === word[at];
  const continues = (from: number, of: number) =>
    word.slice(at + from).startsWith(typed.slice(at + of));
  return continues(1, 1) || continues(1, 0) || continues(0, 1) || (isSwapped && continues(2, 2));
}
