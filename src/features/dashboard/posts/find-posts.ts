import { searchKey } from '#src/domain/posts/search/search-key.ts';
import { yieldIfDue } from '#src/lib/work-slices.ts';
import { shownCategory } from '../post-texts.ts';
import type { AdminRow } from './admin-row.ts';

/** A row with what is searched of it, made once for all keys. */
export interface FindableRow extends AdminRow {
  text: string;
}

/** How many rows are made ready before it is asked whether the page has to answer. */
const stepLength = 50;

/** Makes rows ready for findPosts, in their order, such that the page answers meanwhile. */
export async function findable(rows: readonly AdminRow[]): Promise<FindableRow[]> {
  const ready: FindableRow[] = [];
  for (let start = 0; start < rows.length; start += stepLength) {
    await yieldIfDue();
    ready.push(...rows.slice(start, start + stepLength).map(findableRow));
  }
  return ready;
}

/**
 * The rows that say the text in title, slug, category or a state, in any case.
 *
 * @param text as typed; without anything but blanks all rows are found
 */
export function findPosts<Row extends FindableRow>(rows: readonly Row[], text: string): Row[] {
  const wanted = searchKey(text);
  return rows.filter((row) => row.text.includes(wanted));
}

function findableRow(row: AdminRow): FindableRow {
  const { title, slug, states } = row.post;
  const texts = [title, slug, shownCategory(row.post), ...states];
  return { ...row, text: texts.map(searchKey).join('\n') };
}
