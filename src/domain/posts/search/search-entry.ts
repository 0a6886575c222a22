import { type PostSummary, summaryOf } from '../post.schema.ts';
import type { StoredOrder } from '../stored-order.ts';
import type { DatedPost } from '../stored-post.ts';
import { folded } from './folded.ts';
import { htmlText } from './html-text.ts';

/** A post, made ready for being searched on every key. */
export interface SearchEntry {
  /** What a result shows. */
  post: PostSummary;
  /** Where it stands among the others. */
  order: StoredOrder;
  /** Title, description, content and keywords, folded, each on a line of its own. */
  text: string;
  /** Folded. */
  states: readonly string[];
}

/** The work that a search can do once for all keys. */
export function searchEntryOf({ post, order }: DatedPost): SearchEntry {
  return {
    post: summaryOf(post),
    order,
    text: [post.title, post.description, htmlText(post.content), ...post.keywords]
      .map(folded)
      .join('\n'),
    states: post.states.map(folded),
  };
}

/**
 * Whether a post says the text in title, description, content or a keyword, or is of the state that
 * the text names.
 *
 * @param wanted folded; the empty text is found in every post
 */
export function saysText({ text, states }: SearchEntry, wanted: string): boolean {
  return text.includes(wanted) || states.includes(wanted);
}
