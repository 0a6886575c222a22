import { searchKey } from '#src/domain/posts/search/search-key.ts';
import { yieldIfDue } from '#src/lib/work-slices.ts';
import { shownCategory } from '../post-texts.ts';
import type { AdminRow } from './admin-row.ts';

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
 * Returns the rows whose title, slug, category, or states contain the text, ignoring case.
 *
 * @param text as typed; only whitespace matches all rows
 */
export function findPosts<Row extends SearchableRow>(rows: readonly Row[], text: string): Row[] {
  const wanted = searchKey(text);
  return rows.filter((row) => row.searchKey.includes(wanted));
}

function searchableRow(row: AdminRow): SearchableRow {
  const { title, slug, states } = row.post;
  const texts = [title, slug, shownCategory(row.post), ...states];
  return { ...row, searchKey: texts.map(searchKey).join('\n') };
}
