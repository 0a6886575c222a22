import { searchKey } from './search-key.ts';

export interface Searchable {
  /** Made by `searchField`: a title or name, what it is to be found by, and what else is shown of it. */
  fields: readonly string[];
  /** Folded, between bars, of which each counts only from its beginning: Virginia is not West Virginia. */
  names?: string;
}

export type Query = ReturnType<typeof toQuery>;

/** What was found, the best first. */
export interface Ranked<Item> {
  /** What has all that was typed: without its text before what needs it. */
  found: Item[];
  /** What has at least one of the words. */
  closest: Item[];
}

/** More words hardly matter, and each costs time: an address may have thousands. */
const mostWords = 20;
const ending = /(?<=..{3})(?:ies|ied|ications?|ing|ions?|ed|ers?|es|al|e|y)$|(?<=...)s$/u;
/** What each field counts, and names: what is written to be found counts most. */
const weights = [10, 8, 4];
const nameWeight = 6;
/** What another form of a word counts, and a text that stands side by side, both beside 1 for a word itself. */
const otherForm = 0.8;
const sideBySide = 0.4;

/**
 * Folds what was typed, and its words, each also without its ending, as its other forms begin. Words that say little
 * count only where there are no others.
 */
export function toQuery(typed: string, littleWords = new Set<string>(), pattern = /\S+/g) {
  const key = searchKey(typed.slice(0, 100 * mostWords));
  const all = [...new Set<string>(key.match(pattern))];
  const heavy = all.filter((word) => !littleWords.has(word));
  const counted = (heavy.length > 0 ? heavy : all).slice(0, mostWords);
  return { key, words: counted.map((word) => ({ word, stem: word.replace(ending, '') })) };
}

/**
 * Ranks items, and equal ones in their order: by rare words, heavy fields, whole words, and words side by side.
 *
 * @param toCounter returns what counts a part of a text, in which a blank is the edge of a word, in what an item says
 */
export function rank<Item extends Searchable>(
  items: readonly Item[],
  { key, words }: Query,
  toCounter: (part: string) => (item: Item) => number = () => () => 0,
): Ranked<Item> {
  const countKey = toCounter(key);
  const counters = words.map(({ stem }) => toCounter(` ${stem}`));
  const core = words.map(({ word }) => word).join(' ');
  const sum = ({ fields }: Item, score: (field: string) => number) =>
    fields.reduce((total, field, at) => total + (weights[at] ?? 0) * score(field), 0);
  const fitItem = (item: Item, word: Query['words'][number]) =>
    sum(item, (field) => fitWord(field, word)) + nameWeight * fitWord(item.names, word, '|');
  const fits = items.map((item) => words.map((word) => fitItem(item, word)));
  const countFits = (at: number) => fits.filter((fit) => fit[at] !== 0).length;
  const rarities = words.map((_, at) => Math.log((items.length + 1) / (countFits(at) + 0.5)));
  const most = rarities.reduce((total, rarity) => total + rarity, 0) || 1;
  const hits = items.map((item, place) => {
    const inFields = fits[place] ?? [];
    const isInFields = !inFields.includes(0) || item.fields.some((field) => field.includes(key));
    const fit = isInFields ? inFields : counters.map((count, at) => inFields[at] || count(item));
    const ofWords = fit.reduce((total, one, at) => total + one * (rarities[at] ?? 0), 0) / most;
    const points = ofWords + sideBySide * sum(item, (field) => fitText(field, core));
    const hasAll = isInFields || !fit.includes(0) || countKey(item) > 0;
    return { item, points, hasAll, isInFields, hasSome: fit.some((one) => one > 0) };
  });
  const ranked = hits.toSorted(
    (one, other) => Number(other.isInFields) - Number(one.isInFields) || other.points - one.points,
  );
  const list = (has: 'hasAll' | 'hasSome') => ranked.flatMap((hit) => (hit[has] ? hit.item : []));
  return { found: list('hasAll'), closest: list('hasSome') };
}

function fitWord(field = '', { word, stem }: Query['words'][number], edge = ' '): number {
  if (!field.includes(edge + stem)) return 0;
  return field.includes(edge + word + edge) ? 1 : otherForm;
}

/** Returns how much of a line of the field the text is, by its words. */
function fitText(field: string, core: string): number {
  const line = field.split('\n').find((one) => one.includes(` ${core}`));
  return core.length / (line?.length ?? Number.POSITIVE_INFINITY);
}

/**
 * Replaces words that are unknown by known ones that they are but for one letter, or but for the blank between two.
 *
 * @param items whose first two fields and names have the words that are known: the most frequent one is meant
 * @returns what to search instead; undefined if it knows nothing
 */
export function mend({ key, words }: Query, items: readonly Searchable[]): string | undefined {
  const known = items.flatMap(({ fields, names = '' }) => [...fields.slice(0, 2), names]);
  const all = known.join('\n').replaceAll('|', ' ');
  let mended = ` ${key} `;
  for (const [at, { word, stem }] of words.entries()) {
    const next = words[at + 1]?.word;
    const isOne = all.includes(` ${word}${next} `);
    const near = all.includes(` ${stem}`) ? word : findNear(word, all);
    const [from, to] = isOne ? [`${word} ${next}`, `${word}${next}`] : [word, near];
    mended = mended.replace(` ${from} `, ` ${to} `);
  }
  return mended.trim() === key ? undefined : mended.trim();
}

/** Returns the word that begins like another one but for a letter that is wrong, missing, added or swapped. */
function findNear(word: string, all: string): string {
  if (!/^[\p{L}\p{N}]{5,30}$/u.test(word)) return word;
  const forms = [...word].slice(1).flatMap((letter, at) => {
    const [start, end] = [word.slice(0, at + 1), word.slice(at + 2)];
    const swapped = start + end.slice(0, 1) + letter + end.slice(1);
    return [`${start}.?${end}`, `${start}.${letter}${end}`, swapped];
  });
  const near = all.match(new RegExp(`(?<= )(?:${forms.join('|')})\\S*`, 'g')) ?? [];
  const count = (text: string) => near.filter((one) => one === text).length;
  return near.toSorted((one, other) => count(other) - count(one))[0] ?? word;
}
