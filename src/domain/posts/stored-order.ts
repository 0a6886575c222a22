import { isTimestamp } from '#src/lib/parse-document.ts';

/** The position of a stored value among others (see orderOf): a string to compare by code points. */
export type StoredOrder = string;

/** A document's id and the position of one of its values. */
export interface Ordered {
  id: string;
  order: StoredOrder;
}

/**
 * Returns the position of a stored value when the database orders by its field: null first, then
 * booleans, numbers, timestamps, strings, and all other types, which are not told apart here.
 *
 * @returns undefined for a missing field, because ordering by it leaves the document out
 * @see https://firebase.google.com/docs/firestore/manage-data/data-types#value_type_ordering
 */
export function orderOf(stored: unknown): StoredOrder | undefined {
  if (stored === undefined) return undefined;
  if (stored === null) return '0';
  if (typeof stored === 'boolean') return `1${Number(stored)}`;
  if (typeof stored === 'number') return `2${orderOfNumber(stored)}`;
  // The SDKs compare timestamps to the nanosecond in this form.
  if (isTimestamp(stored)) return `3${stored.valueOf()}`;
  if (typeof stored === 'string') return `4${stored}`;
  return '5';
}

/** Compares documents as an ascending query does; ties are broken by id. */
export function inStoredOrder(one: Ordered, other: Ordered): number {
  return byCodePoints(one.order, other.order) || byCodePoints(one.id, other.id);
}

/** Returns the bits of a number as a string that sorts like the number. */
function orderOfNumber(number: number): string {
  if (Number.isNaN(number)) return '';
  const view = new DataView(new ArrayBuffer(8));
  // Turns -0 into 0.
  view.setFloat64(0, number + 0);
  const bits = view.getBigUint64(0);
  const ordered = number < 0 ? ~bits : bits | (1n << 63n);
  return BigInt.asUintN(64, ordered).toString(16).padStart(16, '0');
}

/** The database compares UTF-8 bytes, which is code point order; `<` compares UTF-16 units. */
function byCodePoints(one: string, other: string): number {
  if (one === other) return 0;
  const length = Math.min(one.length, other.length);
  for (let index = 0; index < length; index += 1) {
    const [a, b] = [one.charCodeAt(index), other.charCodeAt(index)];
    if (a !== b) return rankOf(a) - rankOf(b);
  }
  return one.length - other.length;
}

/** Ranks surrogates last, because they encode the highest code points. */
function rankOf(unit: number): number {
  if (unit >= 0xe000) return unit - 0x800;
  return unit >= 0xd800 ? unit + 0x2000 : unit;
}
