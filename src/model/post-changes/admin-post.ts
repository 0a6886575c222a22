import { formatLongDate } from '#src/lib/format/format.ts';
import { z } from '#src/lib/loading/zod.ts';
import type { Searchable } from '#src/lib/search/ranking.ts';
import { searchField } from '#src/lib/search/search-key.ts';
import { toIsoDate } from '#src/model/posts/post.schema.ts';
import { stateNames } from '#src/model/posts/post-query.ts';
import { type StoredOrder, type StoredPost, toStoredOrder } from '#src/model/posts/stored-posts.ts';

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
  datePublished: z.pipe(z.optional(z.unknown()), z.transform(toIsoDate)),
});

export type AdminPost = { id: string } & z.output<typeof adminPostSchema>;

/** Parses any post document: even one that visitors cannot see is listed, so that it can be fixed or deleted. */
export function toAdminPost(id: string, data: Readonly<Record<string, unknown>>): AdminPost {
  return { id, ...adminPostSchema.parse(data) };
}

export function shownTitle({ title }: Pick<AdminPost, 'title'>): string {
  return title || '(No title)';
}

export function shownCategory({ category }: Pick<AdminPost, 'category'>): string {
  return category || 'General';
}

export function shownDate({ datePublished }: Pick<AdminPost, 'datePublished'>): string {
  return formatLongDate(datePublished) || 'N/A';
}

/** Returns a number of posts, or of other things, in words. */
export function formatCount(count: number, noun = 'post'): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}

export const sortColumns = [
  { column: 'title', label: 'Title' },
  { column: 'slug', label: 'Slug' },
  { column: 'datePublished', label: 'Date' },
] as const;

export type SortColumn = (typeof sortColumns)[number]['column'];

/** A post in the dashboard's list, with its sort keys and folded for searches. */
export interface AdminRow extends Searchable {
  post: AdminPost;
  /** Has no entry for a column that the document lacks; Firestore omits it from that order. */
  orders: Partial<Record<SortColumn, StoredOrder>>;
}

/** Parses any post document into a row. */
export function toAdminRow({ id, data }: StoredPost): AdminRow {
  const orders = sortColumns.map(({ column }) => [column, toStoredOrder(data[column])] as const);
  const post = toAdminPost(id, data);
  return {
    post,
    orders: Object.fromEntries(orders.filter(([, order]) => order !== undefined)),
    fields: [
      searchField(post.title),
      searchField(...toTexts(data.keywords), post.slug, shownCategory(post)),
      searchField(...toTexts(data.description)),
    ],
    names: stateNames(post.states),
  };
}

function toTexts(stored: unknown): string[] {
  return [stored].flat().filter((text) => typeof text === 'string');
}
