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

/** Folds what was typed. Words that say little do not count beside others. */
export function toQuery(
  typed: string,
  littleWords: ReadonlySet<string> = new Set(),
  pattern = /\S+/g,
): Query {
  const key = searchKey(typed);
  const all: readonly string[] = key.match(pattern) ?? [];
  const heavy = all.filter((word) => !littleWords.has(word));
  const [first = '', last = ''] = [heavy[0], heavy.at(-1)];
  const core = all.slice(all.indexOf(first), all.lastIndexOf(last) + 1).join(' ');
  const words = [...new Set(heavy.length > 0 ? heavy : all)].slice(0, mostWords);
  return {
    key,
    core: core || key,
    words: words.map((word) => ({ word, stem: word.replace(ending, '') })),
  };
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
  const sum = ({ fields }: Item, score: (field: string) => number) =>
    fields.reduce((total, field, at) => total + (weights[at] ?? 1) * score(field), 0);
  const fits = items.map((item) =>
    query.words.map((word) => {
      return sum(item, (field) => fitWord(field, word)) + nameWeight * fitName(item.names, word);
    }),
  );
  const rarities = query.words.map((_, at) => {
    return Math.log(1 + items.length / (1 + fits.filter((fit) => fit[at] !== 0).length));
  });
  const most = rarities.reduce((total, rarity) => total + rarity, 0);
  return items
    .map((item, place): Hit<Item> => {
      const fit = fits[place] ?? [];
      const ofWords = fit.reduce((total, one, at) => total + one * (rarities[at] ?? 0), 0) / most;
      const hasText =
        item.fields.some((field) => field.includes(query.key)) || item.names?.includes(query.key);
      return {
        item,
        points: (ofWords || 0) + sideBySide * sum(item, (field) => fitText(field, query.core)),
        missing: hasText ? [] : query.words.filter((_, at) => fit[at] === 0),
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
  const isLong = word.length >= shortestBeginning;
  return isLong && names.some((name) => name.startsWith(word)) ? otherForm : 0;
}

/** Returns how much of a line of the field the text is, by its words. */
function fitText(field: string, core: string): number {
  const at = field.indexOf(` ${core}`);
  if (at < 0) return 0;
  const [start, end] = [field.lastIndexOf('\n', at) + 1, field.indexOf('\n', at)];
  return core.length / ((end < 0 ? field.length : end) - start - 2);
}
