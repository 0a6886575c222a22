import { isTimestamp } from '#src/lib/zod.ts';

/** The maximum size of a document of Firestore: 1 MiB. */
export const documentMaxBytes = 1_048_576;

/** Room for a document's name and for short fields, such as who saved it and when. */
const roomBytes = 1_000;

/**
 * Whether fields fit into a document of the database, with some room for its name and for short
 * fields beside them.
 */
export function fitsIntoDocument(fields: Readonly<Record<string, unknown>>): boolean {
  return documentBytes('', fields) <= documentMaxBytes - roomBytes;
}

/**
 * Returns the size of a document as Firestore counts it, in bytes. References, places and binary values,
 * which only an import can contain, count as their JSON, which is at least as long.
 *
 * @param path the path of the document, as in `mortgageBlogPosts/one`
 * @see https://firebase.google.com/docs/firestore/storage-size
 */
export function documentBytes(path: string, fields: Readonly<Record<string, unknown>>): number {
  return sum(path.split('/').map(textBytes)) + 16 + mapBytes(fields);
}

function mapBytes(fields: object): number {
  const entries = Object.entries(fields);
  return 32 + sum(entries.map(([name, value]) => textBytes(name) + valueBytes(value)));
}

function valueBytes(value: unknown): number {
  if (typeof value === 'string') return textBytes(value);
  if (value === null || typeof value === 'boolean') return 1;
  if (Array.isArray(value)) return sum(value.map(valueBytes));
  if (typeof value !== 'object' || value instanceof Date || isTimestamp(value)) return 8;
  const isMap = Object.getPrototypeOf(value) === Object.prototype;
  return isMap ? mapBytes(value) : textBytes(JSON.stringify(value));
}

function textBytes(text: string): number {
  return new TextEncoder().encode(text).length + 1;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
