import { searchKey } from '#src/lib/search-key.ts';
import { shownCategory } from '../post-texts.ts';
import type { AdminPost } from '../to-admin-post.ts';
import type { AdminRow } from './admin-row.ts';
import type { PostsFilter } from './posts-filter.ts';
import { yieldIfDue } from './work-slices.ts';

/** A row with its search key, which is built only once. */
export interface SearchableRow extends AdminRow {
  searchKey: string;
}

/** The number of rows to process before yielding to the browser. */
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

/**
 * Returns the rows whose title, slug, category, or states contain the text, and that have the category
 * and the state, ignoring case.
 *
 * @param filter its text as typed; only whitespace matches all rows
 */
export function findPosts<Row extends SearchableRow>(
  rows: readonly Row[],
  filter: PostsFilter,
): Row[] {
  const wanted = searchKey(filter.text);
  return rows.filter((row) => row.searchKey.includes(wanted) && isInPlace(row.post, filter));
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
