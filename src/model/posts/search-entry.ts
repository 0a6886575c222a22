import { type Query, type Searchable, searchNames, toQuery } from '#src/lib/search/search.ts';
import { searchField, searchKey } from '#src/lib/search/search-key.ts';
import { htmlText } from '#src/model/posts/html-text.ts';
import { type PostSummary, summarizePost } from './post.schema.ts';
import type { DatedPost, StoredOrder } from './stored-posts.ts';

/** A post as the index has it, folded once for all searches. What it says is in files of its own. */
export interface SearchablePost extends Searchable {
  post: PostSummary;
  order: StoredOrder;
}

/** What titles, keywords and descriptions count: what the owner writes to be found counts most. */
export const postWeights = [10, 8, 4];

const littleWords = new Set(
  `a about am an and any are as at be been by can could did do does doing for from get gets getting go going had has
  have having how i if im in into is isnt it its me mortgage mortgages much many my need needed needs of on or our should
  so some than that the their them then there these they this to us versus vs want was we were what whats when where
  which who whose why will with would you your`.split(/\s+/),
);

/** Search keys with postal codes. Importing the names would load this file with the forms that list them. */
export const stateCodes = new Map(
  `alabama al, alaska ak, arizona az, arkansas ar, california ca, colorado co, connecticut ct, delaware de, florida fl,
  georgia ga, hawaii hi, idaho id, illinois il, indiana in, iowa ia, kansas ks, kentucky ky, louisiana la, maine me,
  maryland md, massachusetts ma, michigan mi, minnesota mn, mississippi ms, missouri mo, montana mt, nebraska ne,
  nevada nv, new hampshire nh, new jersey nj, new mexico nm, new york ny, north carolina nc, north dakota nd, ohio oh,
  oklahoma ok, oregon or, pennsylvania pa, rhode island ri, south carolina sc, south dakota sd, tennessee tn, texas tx,
  utah ut, vermont vt, virginia va, washington wa, west virginia wv, wisconsin wi, wyoming wy`
    .split(/,\s+/)
    .map((state) => [state.slice(0, -3), state.slice(-2)]),
);
/** A name of a state is one word. */
const wordPattern = new RegExp(`(?:${[...stateCodes.keys()].join('|')})(?= |$)|\\S+`, 'g');

/** Folds what was typed. Words that say nothing here count only where there are no others. */
export function toPostQuery(typed: string): Query {
  return toQuery(typed, littleWords, wordPattern);
}

/** Folds the texts of a post. */
export function toSearchable({ post, order }: DatedPost): SearchablePost {
  const { title, keywords, description, states } = post;
  const fields = [searchField(title), searchField(...keywords), searchField(description)];
  return { post: summarizePost(post), order, fields, names: stateNames(states) };
}

/** Folds names of states, with their codes: `TX` names Texas. */
export function stateNames(states: readonly string[]): string {
  return searchNames(...states, ...states.map((name) => stateCodes.get(searchKey(name)) ?? ''));
}

/** Folds what a document says, '' if it has no text. Its parser is that of htmlText. */
export function contentField(content: unknown, parser?: Document): string {
  return typeof content === 'string' ? searchField(htmlText(content, parser)) : '';
}

/** Returns a text in parts, of which every second one is a word that the query finds. */
export function markWords(text: string, { words }: Query): string[] {
  const parts = [''];
  for (const part of text.split(/([\p{L}\p{N}]+(?:[’'.,/\p{Pd}][\p{L}\p{N}]+)*)/u)) {
    const field = searchField(part);
    if (words.some(({ stem }) => field.includes(` ${stem}`))) parts.push(part, '');
    else parts[parts.length - 1] += part;
  }
  return parts;
}
