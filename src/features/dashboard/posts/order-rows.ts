import { inStoredOrder, type Ordered } from '#src/domain/posts/stored-order.ts';
import { yieldIfDue } from '#src/lib/work-slices.ts';
import type { AdminRow } from './admin-row.ts';
import type { PostOrder, SortColumn } from './post-order.ts';

/** How many rows are put in order in one go. */
const runLength = 200;

/** Rows by one column, ascending. */
export interface OrderedRows<Row> {
  rows: readonly Row[];
  /** Those that lack the column, by their ids. */
  lacking: readonly Row[];
}

interface Placed<Row> extends Ordered {
  row: Row;
}

/** Puts rows into the database's own order, however many, such that the page answers meanwhile. */
export async function orderRows<Row extends AdminRow>(
  rows: readonly Row[],
  column: SortColumn,
): Promise<OrderedRows<Row>> {
  const placed = (of: readonly Row[]) =>
    of.map((row): Placed<Row> => ({ row, id: row.post.id, order: row.orders[column] ?? '' }));
  const [having, lacking] = [true, false].map((has) =>
    placed(rows.filter(({ orders }) => (orders[column] !== undefined) === has)),
  );
  return { rows: await sorted(having ?? []), lacking: await sorted(lacking ?? []) };
}

/** The rows in either direction; those that lack the column are last in both. */
export function inDirection<Row>(
  { rows, lacking }: OrderedRows<Row>,
  direction: PostOrder['direction'],
): Row[] {
  return direction === 'ascending' ? [...rows, ...lacking] : [...rows.toReversed(), ...lacking];
}

/** Sorts short runs, then joins two at a time, with pauses: runs in order are merged in no time. */
async function sorted<Row>(placed: readonly Placed<Row>[]): Promise<Row[]> {
  let ordered = [...placed];
  for (let length = runLength; ; length *= 2) {
    const joined: Placed<Row>[] = [];
    for (let start = 0; start < ordered.length; start += length) {
      await yieldIfDue();
      joined.push(...ordered.slice(start, start + length).sort(inStoredOrder));
    }
    ordered = joined;
    if (length >= ordered.length) return ordered.map(({ row }) => row);
  }
}
