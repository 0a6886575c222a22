import { inStoredOrder } from '#src/domain/posts/stored-posts.ts';
import { searchKey, searchWords } from '#src/lib/search-key.ts';
import { nextTask } from '#src/lib/timers.ts';
import { type AdminPost, type AdminRow, type SortColumn, shownCategory } from '../admin-post.ts';
import type { PostOrder, PostsFilter } from './posts-view.ts';

/** A row with its search key, which is built only once. */
export interface SearchableRow extends AdminRow {
  /** Starts with that of the title, on a line of its own. */
  searchKey: string;
  /** The search key of what the post says; missing in a row of the index, which has it in other files. */
  text?: string;
}

const stepLength = 50;

/** Builds the search keys of rows in order, and yields to the browser in between. */
export async function toSearchableRows(rows: readonly AdminRow[]): Promise<SearchableRow[]> {
  const ready: SearchableRow[] = [];
  for (let start = 0; start < rows.length; start += stepLength) {
    await yieldIfDue();
    ready.push(...rows.slice(start, start + stepLength).map(searchableRow));
  }
  return ready;
}

/** Whether a row or the text of its post contains all words, in any order. */
export function hasWords(
  { searchKey: key }: SearchableRow,
  text: string,
  words: readonly string[],
) {
  return words.every((word) => key.includes(word) || text.includes(word));
}

/**
 * Returns the rows whose title, slug, category, or states contain the words of the text, in any order,
 * and that have the category and the state, ignoring case. Those with all words in their titles come first,
 * and those last that are found only in the text of their posts.
 */
export function findPosts<Row extends SearchableRow>(
  rows: readonly Row[],
  filter: PostsFilter,
  inText: ReadonlySet<string> = new Set(),
): Row[] {
  const words = searchWords(filter.text);
  const isIn = (key: string) => words.every((word) => key.includes(word));
  const groups: Record<'titled' | 'other' | 'inText', Row[]> = {
    titled: [],
    other: [],
    inText: [],
  };
  for (const row of rows) {
    const { searchKey: key, post } = row;
    if (!isInPlace(post, filter)) continue;
    if (isIn(key.slice(0, key.indexOf('\n')))) groups.titled.push(row);
    else if (isIn(key)) groups.other.push(row);
    else if (inText.has(post.id)) groups.inText.push(row);
  }
  return [...groups.titled, ...groups.other, ...groups.inText];
}

/** Whether a post has the category and the state, ignoring case. */
export function isInPlace(
  post: AdminPost,
  { category, state }: Pick<PostsFilter, 'category' | 'state'>,
): boolean {
  const isSame = (one: string, other: string) => searchKey(one) === searchKey(other);
  return (
    (category === '' || isSame(shownCategory(post), category)) &&
    (state === '' || post.states.some((one) => isSame(one, state)))
  );
}

function searchableRow(row: AdminRow): SearchableRow {
  const { title, slug, states } = row.post;
  const texts = [title, slug, shownCategory(row.post), ...states];
  return { ...row, searchKey: texts.map(searchKey).join('\n') };
}

export interface OrderedRows<Row> {
  rows: readonly Row[];
  /** The rows that lack the column, sorted by id. */
  lacking: readonly Row[];
}

/** Sorts rows in Firestore's order; ten thousand take a few milliseconds. */
export function orderRows<Row extends AdminRow>(
  rows: readonly Row[],
  column: SortColumn,
): OrderedRows<Row> {
  const hasColumn = ({ orders }: Row) => orders[column] !== undefined;
  const place = ({ post, orders }: Row) => ({ id: post.id, order: orders[column] ?? '' });
  const sorted = rows.toSorted((one, other) => inStoredOrder(place(one), place(other)));
  return {
    rows: sorted.filter(hasColumn),
    lacking: sorted.filter((row) => !hasColumn(row)),
  };
}

/** Returns the rows in either direction, always with those that lack the column last. */
export function inDirection<Row>(
  { rows, lacking }: OrderedRows<Row>,
  direction: PostOrder['direction'],
): Row[] {
  return direction === 'ascending' ? [...rows, ...lacking] : [...rows.toReversed(), ...lacking];
}

/** The length of a slice of work, in milliseconds. The page handles input between two slices. */
const sliceMs = 20;

let sliceEnd = 0;

/** Splits long work into tasks: await it between steps. It ends the task once the slice is used up. */
export async function yieldIfDue(): Promise<void> {
  if (performance.now() < sliceEnd) return;
  await nextTask();
  sliceEnd = performance.now() + sliceMs;
}
