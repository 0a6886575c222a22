import { parseDocument } from '#src/lib/parse-document.ts';
import { type Post, storedPostSchema } from './post.schema.ts';

/**
 * Reads the document of a post.
 *
 * @returns undefined for a document that is no post, which is logged
 */
export function toPost(id: string, data: Readonly<Record<string, unknown>>): Post | undefined {
  const post = parseDocument(`the post ${id}`, storedPostSchema(), data);
  return post && { id, ...post };
}
