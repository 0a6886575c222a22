import { isSearch } from './posts.limits.ts';

/** The categories of posts: the tabs of the blog and the choices in the editor. */
export const postCategories = ['Rates', 'Approval', 'Credit', 'Refinance'] as const;

export type PostCategory = (typeof postCategories)[number];

/** The search, topic and page that the blog shows. Text or category is empty: the last one set wins. */
export interface BlogPlace {
  /** The contents of the search box; blanks alone are not a search. */
  text: string;
  /** '' for all topics. */
  category: PostCategory | '';
  /** Starts at 1. If it is past the last page, the nearest page is shown. */
  page: number;
}

export const blogStart: BlogPlace = { text: '', category: '', page: 1 };

/** Searches that pages offer, which find the posts for somebody's situation whatever their addresses. */
export const offeredSearches = {
  newcomers: 'first time',
  lowScore: '580',
  veteran: 'veteran',
  together: 'co-borrower',
  downPaymentHelp: 'down payment assistance',
} as const;

/** Parses the query of a blog address; invalid or missing parts fall back to `blogStart`. */
export function readBlogPlace(search: string): BlogPlace {
  const query = new URLSearchParams(search);
  const text = query.get('q') ?? '';
  const tab = query.get('tab')?.toLowerCase();
  const category = postCategories.find((name) => name.toLowerCase() === tab) ?? '';
  return { text, category: isSearch(text) ? '' : category, page: parsePage(query.get('page')) };
}

/** Returns the query of a place's address, such as '?tab=credit&page=2'; '' for the first page of all posts. */
export function blogQuery({ text, category, page }: BlogPlace): string {
  const query = new URLSearchParams();
  if (isSearch(text)) query.set('q', text);
  if (category) query.set('tab', category.toLowerCase());
  if (page > 1) query.set('page', String(page));
  return writeQuery(query);
}

/** Returns parameters as the query of an address, '' if there are none. Safari before 17 has no `size`. */
export function writeQuery(parameters: URLSearchParams): string {
  const text = parameters.toString();
  return text && `?${text}`;
}

function parsePage(text: string | null): number {
  if (!/^\d+$/.test(text ?? '')) return 1;
  // A larger number would not survive the way back into the address.
  return Math.min(Math.max(1, Number(text)), Number.MAX_SAFE_INTEGER);
}
