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
/** What another form of a word counts, and a text that stands side by side, both beside 1 for a word itself. */
const otherForm = 0.8;
const sideBySide = 0.5;

const nameWeight = 6;
/** A shorter beginning of a name is in too many. */
const shortestBeginning = 3;

/** Folds what was typed, in which little words and what is no word of the pattern do not count. */
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

/** Ranks items by the weights of their fields, the best first, and equal ones in their order. */
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
