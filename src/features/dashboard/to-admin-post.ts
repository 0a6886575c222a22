import { isoDateOf } from '#src/domain/posts/date-published.ts';
import { z } from '#src/lib/zod.ts';

const text = z.catch(z.string().check(z.trim()), '');

/** Any document can be read by it: what is missing or malformed is empty. */
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
  /** An ISO date; '' when there is none. */
  datePublished: z.pipe(z.optional(z.unknown()), z.transform(isoDateOf)),
});

/** A post as the dashboard lists it. */
export type AdminPost = { id: string } & z.output<typeof adminPostSchema>;

/**
 * Reads the document of a post, whatever is in it: one that no visitor gets to see must appear
 * where it can be mended or deleted.
 */
export function toAdminPost(id: string, data: Readonly<Record<string, unknown>>): AdminPost {
  return { id, ...adminPostSchema.parse(data) };
}
