import { onFirstUse } from '#src/lib/on-first-use.ts';
import { z } from '#src/lib/zod.ts';
import { site } from '#src/site.ts';
import { isoDateOf } from './date-published.ts';

/**
 * A post as the database has it, without its id. What is missing gets its default. Made with the first
 * post that is read: with the SDK's loading it would be one long task, in which the page does not answer.
 */
export const storedPostSchema = onFirstUse(() => {
  const filled = z.string().check(z.trim(), z.minLength(1));
  const text = z._default(z.string().check(z.trim()), '');
  // Imported posts may have one text where a list belongs: the dashboard's normalization mends it.
  const texts = z.catch(z.array(z.string()), []);
  const date = z.pipe(z.optional(z.unknown()), z.transform(isoDateOf));

  return z.object({
    title: filled,
    slug: filled,
    /** One or two sentences, also for search results. */
    description: text,
    /** HTML that is not trusted: it is sanitized where it is shown. */
    content: text,
    author: z.pipe(
      text,
      z.transform((author) => author || site.name),
    ),
    /** As stored; what may be shown of it says shownImage in post-images.ts. */
    image: text,
    keywords: texts,
    /** Names of states; the editor sets exactly one. */
    states: texts,
    /** One of postCategories, or whatever an imported post has; '' when it has none. */
    category: text,
    /** An ISO date for src/lib/date.ts; '' when there is none. */
    datePublished: date,
    /** When it was saved last, likewise; posts from before this was noted have none. */
    dateUpdated: date,
  });
});

/** A blog post. */
export type Post = { id: string } & z.output<ReturnType<typeof storedPostSchema>>;

/** What of a post is shown where it is listed. */
export type PostSummary = Omit<Post, 'content' | 'keywords' | 'states' | 'dateUpdated'>;

/** A post without what a list does not show. */
export function summaryOf(post: Post): PostSummary {
  const { content, keywords, states, dateUpdated, ...summary } = post;
  return summary;
}
