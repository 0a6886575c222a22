import { lazyValue } from '#src/lib/lazy-value.ts';
import { isTimestamp, parseDocument, z } from '#src/lib/zod.ts';
import { storedPostSchema, toIsoDate } from '../post.schema.ts';

/** Limits of a post's history. `firestore.rules` repeats the days. */
export const historyLimits = {
  /** The number of earlier versions that are shown. */
  shown: 20,
  /** How long an earlier version is kept, in days. */
  keptDays: 365,
  /** How long a deleted post can be brought back, in days. */
  deletedDays: 30,
} as const;

/** What ended a version of a post; `published` only began one. */
const revisionKinds = ['published', 'saved', 'normalized', 'unpublished', 'deleted'] as const;

export type RevisionKind = (typeof revisionKinds)[number];

/** A stored post, or some of its fields, unparsed. */
export type StoredFields = Readonly<Record<string, unknown>>;

const revisionSchema = lazyValue(() =>
  z.object({
    post: z.string(),
    what: z.enum(revisionKinds),
    /** The admin who made the change, by email address. */
    by: z.string(),
    /** When the change was made, as an ISO time. */
    at: z.pipe(z.unknown(), z.transform(toIsoDate)),
    /** What was before the change; of a normalization only the fields that it changes, of a publication none. */
    before: z.record(z.string(), z.unknown()),
  }),
);

/** A change of a post, and what it was before. */
export type PostRevision = { id: string } & z.output<ReturnType<typeof revisionSchema>>;

/** Parses the document of a revision. @returns undefined for a malformed document, which is logged */
export function toRevision(id: string, data: StoredFields): PostRevision | undefined {
  const revision = parseDocument(`the revision ${id}`, revisionSchema(), data);
  return revision && { id, ...revision };
}

/** Returns the fields of a stored post that the editor may change, dates included. */
export function pickEditedFields(stored: StoredFields): StoredFields {
  const names = Object.keys(storedPostSchema().shape).filter((name) => name in stored);
  return Object.fromEntries(names.map((name) => [name, stored[name]]));
}

/** The maximum size of a document of Firestore: 1 MiB. */
export const documentMaxBytes = 1_048_576;

/** Room for a document's name and for short fields, such as who saved it and when. */
const roomBytes = 1_000;

/** Whether fields fit into a document of the database, with some room for its name and for short fields beside them. */
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
