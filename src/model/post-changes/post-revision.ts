import { lazyValue } from '#src/lib/loading/lazy-value.ts';
import { parseDocument, z } from '#src/lib/loading/zod.ts';
import { storedPostSchema, toIsoDate } from '#src/model/posts/post.schema.ts';

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
