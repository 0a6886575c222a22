import { inStoredOrder, type Ordered } from '#src/domain/posts/stored-order.ts';
import type { AdminRow } from './admin-row.ts';
import type { PostOrder, SortColumn } from './post-order.ts';
import { yieldIfDue } from './work-slices.ts';

/** The number of rows to sort without yielding to the browser. */
const runLength = 200;

/** Rows sorted by one column, ascending. */
export interface OrderedRows<Row> {
  rows: readonly Row[];
  /** The rows that lack the column, sorted by id. */
  lacking: readonly Row[];
}

interface Placed<Row> extends Ordered {
  row: Row;
}

/** Sorts any number of rows in Firestore's order, and yields to the browser in between. */
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

/** Returns the rows in either direction, always with those that lack the column last. */
export function inDirection<Row>(
  { rows, lacking }: OrderedRows<Row>,
  direction: PostOrder['direction'],
): Row[] {
  return direction === 'ascending' ? [...rows, ...lacking] : [...rows.toReversed(), ...lacking];
}

/** Merge sort with pauses: sorts short runs, then merges two at a time, which is fast. */
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
