import { isoDateOf } from '#src/domain/posts/date-published.ts';
import { z } from '#src/lib/zod.ts';

const text = z.catch(z.string().check(z.trim()), '');

/** Accepts any document: missing or malformed values become empty. */
const adminPostSchema = z.object({
  title: text,
  slug: text,
  category: text,
  states: z.catch(
    z.union([
      z.array(z.string()),
      z.pipe(
        z.string(),
        z.transform((one) => [one]),
      ),
    ]),
    [],
  ),
  /** An ISO date; '' if there is none. */
  datePublished: z.pipe(z.optional(z.unknown()), z.transform(isoDateOf)),
});

/** A post in the dashboard's list. */
export type AdminPost = { id: string } & z.output<typeof adminPostSchema>;

/**
 * Parses any post document. Even one that visitors cannot see must be listed, so that it can be
 * fixed or deleted.
 */
export function toAdminPost(id: string, data: Readonly<Record<string, unknown>>): AdminPost {
  return { id, ...adminPostSchema.parse(data) };
}
