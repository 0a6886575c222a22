import { isTimestamp } from '#src/lib/timestamp.ts';

/** Where a stored value stands among others, see orderOf. Texts that are compared as code points. */
export type StoredOrder = string;

/** A value and the document that has it. */
export interface Ordered {
  id: string;
  order: StoredOrder;
}

/**
 * Where a stored value stands when the database orders by its field: first null, then booleans,
 * numbers, timestamps, texts, and everything else, which counts as one here.
 *
 * @returns undefined for a field that is missing: an order leaves its document out
 * @see https://firebase.google.com/docs/firestore/manage-data/data-types#value_type_ordering
 */
export function orderOf(stored: unknown): StoredOrder | undefined {
  if (stored === undefined) return undefined;
  if (stored === null) return '0';
  if (typeof stored === 'boolean') return `1${Number(stored)}`;
  if (typeof stored === 'number') return `2${orderOfNumber(stored)}`;
  // As the SDKs compare timestamps: to the nanosecond.
  if (isTimestamp(stored)) return `3${stored.valueOf()}`;
  if (typeof stored === 'string') return `4${stored}`;
  return '5';
}

/** Compares documents as an ascending query does: those of the same value by their ids. */
export function inStoredOrder(one: Ordered, other: Ordered): number {
  return byCodePoints(one.order, other.order) || byCodePoints(one.id, other.id);
}

/** The bits of a number, such that texts are in the order of the numbers. */
function orderOfNumber(number: number): string {
  if (Number.isNaN(number)) return '';
  const view = new DataView(new ArrayBuffer(8));
  // Both zeros are one number.
  view.setFloat64(0, number + 0);
  const bits = view.getBigUint64(0);
  const ordered = number < 0 ? ~bits : bits | (1n << 63n);
  return BigInt.asUintN(64, ordered).toString(16).padStart(16, '0');
}

/** The database compares bytes of UTF-8, which is by code points; `<` goes by units of UTF-16. */
function byCodePoints(one: string, other: string): number {
  if (one === other) return 0;
  const length = Math.min(one.length, other.length);
  for (let index = 0; index < length; index += 1) {
    const [a, b] = [one.charCodeAt(index), other.charCodeAt(index)];
    if (a !== b) return rankOf(a) - rankOf(b);
  }
  return one.length - other.length;
}

/** Surrogates stand for code points behind all others. */
function rankOf(unit: number): number {
  if (unit >= 0xe000) return unit - 0x800;
  return unit >= 0xd800 ? unit + 0x2000 : unit;
}
