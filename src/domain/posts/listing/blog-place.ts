import { type PostCategory, postCategories } from '../post-categories.ts';

/** Where in the blog a visitor is. Either of text and category is empty: the last one given wins. */
export interface BlogPlace {
  /** As it stands in the search box; only blanks are no search. */
  text: string;
  /** '' for all topics. */
  category: PostCategory | '';
  /** From 1. It may lie beyond the last one: the nearest page is shown then. */
  page: number;
}

/** Where the blog begins. */
export const blogStart: BlogPlace = { text: '', category: '', page: 1 };

/**
 * The place that an address's query names; what it does not name rightly is as at the beginning.
 *
 * @param search such as `?tab=credit&page=2`
 */
export function readBlogPlace(search: string): BlogPlace {
  const query = new URLSearchParams(search);
  const text = query.get('q') ?? '';
  const tab = query.get('tab')?.toLowerCase();
  const category = postCategories.find((name) => name.toLowerCase() === tab) ?? '';
  return { text, category: isSearch(text) ? '' : category, page: pageOf(query.get('page')) };
}

/**
 * The query of a place's address, '' for the beginning of the blog.
 *
 * @example blogQuery({ text: '', category: 'Credit', page: 2 }) // '?tab=credit&page=2'
 */
export function blogQuery({ text, category, page }: BlogPlace): string {
  const query = new URLSearchParams();
  if (isSearch(text)) query.set('q', text);
  if (category) query.set('tab', category.toLowerCase());
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query}` : '';
}

const placeNames = ['q', 'tab', 'page'];

/**
 * The query of an address, put right where it names a place in another way than blogQuery does.
 * What it says besides stays.
 *
 * @param place that is shown for it
 * @example rightedQuery('?q=fha&tab=credit', { text: 'fha', category: '', page: 1 }) // '?q=fha'
 */
export function rightedQuery(search: string, place: BlogPlace): string {
  const query = new URLSearchParams(search);
  const right = new URLSearchParams(blogQuery(place));
  if (placeNames.every((name) => query.get(name) === right.get(name))) return search;
  for (const [name, value] of query) {
    if (!placeNames.includes(name)) right.append(name, value);
  }
  return right.size > 0 ? `?${right}` : '';
}

/** Whether the text of the search box is something to look for. */
export function isSearch(text: string): boolean {
  return text.trim() !== '';
}

function pageOf(text: string | null): number {
  if (!/^\d+$/.test(text ?? '')) return 1;
  // An address can name a number larger than any that can be written back.
  return Math.min(Math.max(1, Number(text)), Number.MAX_SAFE_INTEGER);
}
