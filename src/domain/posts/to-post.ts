import { parseDocument } from '#src/lib/parse-document.ts';
import { type Post, storedPostSchema } from './post.schema.ts';

/**
 * Parses the document of a post.
 *
 * @returns undefined for a malformed document, which is logged
 */
export function toPost(id: string, data: Readonly<Record<string, unknown>>): Post | undefined {
  const post = parseDocument(`the post ${id}`, storedPostSchema(), data);
  return post && { id, ...post };
}
