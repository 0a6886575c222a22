import { searchKey } from '#src/lib/search-key.ts';
import { type PostSummary, summaryOf } from '../post.schema.ts';
import type { StoredOrder } from '../stored-order.ts';
import type { DatedPost } from '../stored-post.ts';
import { htmlText } from './html-text.ts';

/** A post, preprocessed so that it can be searched on every keystroke. */
export interface SearchEntry {
  /** The part that a search result shows. */
  post: PostSummary;
  /** Its position among the others. */
  order: StoredOrder;
  /** The search keys of title, description, content and keywords, one per line. */
  text: string;
  /** Search keys. */
  states: readonly string[];
}

/**
 * Preprocesses a post, once for all searches.
 *
 * @param parser as for htmlText
 */
export function searchEntryOf({ post, order }: DatedPost, parser?: Document): SearchEntry {
  return {
    post: summaryOf(post),
    order,
    text: [post.title, post.description, htmlText(post.content, parser), ...post.keywords]
      .map(searchKey)
      .join('\n'),
    states: post.states.map(searchKey),
  };
}

/**
 * Whether a post contains the text in its title, description, content or a keyword, or belongs to the
 * state that the text names.
 *
 * @param wanted a search key; every post contains the empty one
 */
export function matchesSearch({ text, states }: SearchEntry, wanted: string): boolean {
  return text.includes(wanted) || states.includes(wanted);
}
