import type { EditedPost } from './edited-post.schema.ts';

/** The fields of a post that the editor writes, without the date, which is the server's. */
export type PostFields = Omit<EditedPost, 'state'> & { states: [state: string] };

/** A stored post as the database has it: from before, a field may be missing or of any kind. */
export type StoredFields = Readonly<Record<string, unknown>>;

/** The names of the fields that the editor writes. */
export const postFieldNames = [
  'title',
  'slug',
  'states',
  'category',
  'description',
  'content',
  'author',
  'image',
  'keywords',
] as const satisfies readonly (keyof PostFields)[];

/** What is stored of a post that was edited. */
export function toPostFields({ state, ...post }: EditedPost): PostFields {
  return { ...post, states: [state] };
}

/**
 * Whether two versions of a post say the same. The date does not count: it changes with every
 * save and says nothing that could be lost.
 */
export function isSameVersion(one: StoredFields, other: StoredFields): boolean {
  return postFieldNames.every((name) => asText(one[name]) === asText(other[name]));
}

function asText(value: unknown): string | undefined {
  return JSON.stringify(value);
}
