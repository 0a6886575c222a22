import type { StoredFields } from '#src/domain/posts/changes/post-revision.ts';
import type { EditedPost } from './edited-post.schema.ts';

/** The fields of a post that the editor writes, except for the date, which the server sets. */
export type PostFields = Omit<EditedPost, 'state'> & { states: [state: string] };

/** A stored post, unparsed: in older posts, fields may be missing or of any type. */
export type { StoredFields };

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

export type PostFieldName = (typeof postFieldNames)[number];

/** Returns the fields to store for an edited post. */
export function toPostFields({ state, ...post }: EditedPost): PostFields {
  return { ...post, states: [state] };
}

/**
 * Whether two versions of a post have the same content. It ignores the date, which changes with
 * every save.
 */
export function isSameVersion(one: StoredFields, other: StoredFields): boolean {
  return postFieldNames.every((name) => asText(one[name]) === asText(other[name]));
}

function asText(value: unknown): string | undefined {
  return JSON.stringify(value);
}
