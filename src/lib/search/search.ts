import { searchKey } from './search-key.ts';

export interface Searchable {
  /** Made by `searchField`: such as a title, keywords and a description. */
  fields: readonly string[];
  /** Search keys of names that count from their beginning, such as states: Virginia is not West Virginia. */
  names?: readonly string[];
}

/** A word that was typed, and without its ending, as its other forms begin. */
interface Word {
  word: string;
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
/** A shorter word begins too many names, and is too near too many others. */
const shortest = { beginning: 3, misspelled: 5 };

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
  const core = all.slice(all.indexOf(first), all.lastIndexOf(last) + 1).join(' ') || key;
  const words = [...new Set(heavy.length > 0 ? heavy : all)].slice(0, mostWords);
  return { key, core, words: words.map((word) => ({ word, stem: word.replace(ending, '') })) };
}

/**
 * Ranks items, the best first, and equal ones in their order. What has none of the words comes last.
 *
 * @param weights of the fields, in their order
 */
export function rank<Item extends Searchable>(
  items: readonly Item[],
  { key, core, words }: Query,
  weights: readonly number[],
): Hit<Item>[] {
  const sum = ({ fields }: Item, score: (field: string) => number) =>
    fields.reduce((total, field, at) => total + (weights[at] ?? 1) * score(field), 0);
  const fits = items.map((item) =>
    words.map((word) => {
      return sum(item, (field) => fitWord(field, word)) + nameWeight * fitName(item.names, word);
    }),
  );
  const rarities = words.map((_, at) => {
    return Math.log(1 + items.length / (1 + fits.filter((fit) => fit[at] !== 0).length));
  });
  const most = rarities.reduce((total, rarity) => total + rarity, 0);
  const hits = items.map((item, place): Hit<Item> => {
    const fit = fits[place] ?? [];
    const ofWords = fit.reduce((total, one, at) => total + one * (rarities[at] ?? 0), 0) / most;
    const points = (ofWords || 0) + sideBySide * sum(item, (field) => fitText(field, core));
    const hasText = item.fields.some((field) => field.includes(key)) || item.names?.includes(key);
    return { item, points, missing: hasText ? [] : words.filter((_, at) => fit[at] === 0) };
  });
  return hits.toSorted((one, other) => other.points - one.points);
}

/** Returns what of ranked hits has all that was typed. */
export function listFound<Item>(hits: readonly Hit<Item>[]): Item[] {
  return hits.filter(({ missing }) => missing.length === 0).map(({ item }) => item);
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
  const isLong = word.length >= shortest.beginning;
  return isLong && names.some((name) => name.startsWith(word)) ? otherForm : 0;
}

/** Returns how much of a line of the field the text is, by its words. */
function fitText(field: string, core: string): number {
  if (!field.includes(` ${core}`)) return 0;
  const line = field.split('\n').find((one) => one.includes(` ${core}`)) ?? '';
  return core.length / (line.length - 2);
}

/**
 * Replaces words that are unknown by known ones that they are but for one letter, or but for the blank between two.
 *
 * @param fields the titles, keywords or names whose words are known: the most frequent one is meant
 * @returns what to search instead; undefined if it knows nothing
 */
export function mend({ key, words }: Query, fields: readonly string[]): string | undefined {
  const all = fields.flatMap((field) => field.split('\n')).map((line) => line.trim().split(' '));
  // Of those that a word may be near to, because each costs time.
  const pairs = all.flatMap((line) => {
    const pair = (word: string, at: number) => `${word} ${line[at + 1] ?? ''}`;
    return line.flatMap((one, at) =>
      words.some(({ word }) => word[0] === one[0]) ? pair(one, at) : [],
    );
  });
  const known = new Map<string, number>();
  for (const one of [...all.flat(), ...pairs]) known.set(one, (known.get(one) ?? 0) + 1);
  let mended = ` ${key} `;
  for (const { word, stem } of words) {
    if ([...known.keys()].some((other) => other.startsWith(stem))) continue;
    const before =
      mended
        .slice(0, mended.indexOf(` ${word} `))
        .split(' ')
        .at(-1) ?? '';
    const near = [...known].filter(([other]) => isNear(word, other));
    const [best] = near.toSorted(([, one], [, other]) => other - one)[0] ?? [word];
    mended = known.has(before + word)
      ? mended.replace(` ${before} ${word} `, ` ${before}${word} `)
      : mended.replace(` ${word} `, ` ${best} `);
  }
  return mended.trim() === key ? undefined : mended.trim();
}

/** Whether a text is another one or its beginning, but for one letter that is wrong, missing, added or swapped. */
function isNear(typed: string, known: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === known[at]) at += 1;
  if (at === 0 || typed.length < shortest.misspelled) return false;
  const isSwapped = typed[at] === known[at + 1] && typed[at + 1] === known[at];
  const continues = (from: number, of: number) =>
    known.slice(at + from).startsWith(typed.slice(at + of));
  return continues(1, 1) || continues(1, 0) || continues(0, 1) || (isSwapped && continues(2, 2));
}
