import { lazyValue } from '#src/lib/lazy-value.ts';
import { z } from '#src/lib/zod.ts';
import { site } from '#src/site.ts';
import { isoDateOf } from './date-published.ts';

/**
 * The schema of a stored post, without its id; missing fields get defaults. Created lazily, with the
 * first post that is read: together with loading the SDK it would block the page in one long task.
 */
export const storedPostSchema = lazyValue(() => {
  const filled = z.string().check(z.trim(), z.minLength(1));
  const text = z._default(z.string().check(z.trim()), '');
  // Imported posts may have a string in place of a list; the dashboard's normalization fixes it.
  const texts = z.catch(z.array(z.string()), []);
  const date = z.pipe(z.optional(z.unknown()), z.transform(isoDateOf));

  return z.object({
    title: filled,
    slug: filled,
    /** One or two sentences, also for search results. */
    description: text,
    /** Untrusted HTML; it is sanitized before it is shown. */
    content: text,
    author: z.pipe(
      text,
      z.transform((author) => author || site.name),
    ),
    /** As stored; shownImage in post-images.ts decides whether it may be shown. */
    image: text,
    keywords: texts,
    /** Names of states; the editor sets exactly one. */
    states: texts,
    /** One of postCategories, or any text in an imported post; '' if there is none. */
    category: text,
    /** An ISO date for src/lib/date.ts; '' if there is none. */
    datePublished: date,
    /** When it was last saved, in the same form; older posts have none. */
    dateUpdated: date,
    /** When it was last edited with its date kept, in the same form; '' if never. */
    dateEdited: date,
  });
});

/** A blog post. */
export type Post = { id: string } & z.output<ReturnType<typeof storedPostSchema>>;

/** The part of a post that lists show. */
export type PostSummary = Omit<
  Post,
  'content' | 'keywords' | 'states' | 'dateUpdated' | 'dateEdited'
>;

/** Returns the part of a post that lists show. */
export function summaryOf(post: Post): PostSummary {
  const { content, keywords, states, dateUpdated, dateEdited, ...summary } = post;
  return summary;
}
