import { lazyValue } from '#src/lib/lazy-value.ts';
import type { PostSummary } from '../post.schema.ts';
import { postsPerPage } from '../posts.limits.ts';

export interface ListPage<Post> {
  posts: readonly Post[];
  /** Its number, from 1: the requested page, or the nearest existing one. */
  page: number;
  /** At least 1. */
  pageCount: number;
  /** The number of posts on all pages. */
  total: number;
}

/** A post of a list. */
export interface ListedPost extends PostSummary {
  /** Its title and description in parts, of which every second one is a word that a search finds. */
  marked?: { title: readonly string[]; description: readonly string[] };
}

export interface PostListing extends ListPage<ListedPost> {
  /** What the posts say is still being searched: more may follow, and the page may not be full yet. */
  isPartial?: true;
  /** What was searched instead of a misspelled text. */
  instead?: string;
  /** The posts that most others link to, if none has what was typed. The listed ones have some of its words. */
  startWith?: readonly ListedPost[];
}

/** The path of the blog's first page as the build listed it, for visitors who are about to open the blog. */
export const newestPostsPath = '/newest-posts.json';

/** Returns the number of pages for `total` posts: at least one, which may be empty. */
export function countPages(total: number, perPage: number = postsPerPage): number {
  return Math.max(1, Math.ceil(total / perPage));
}

/** Returns the requested page, or the nearest existing one. */
export function nearestPage(page: number, pageCount: number): number {
  return Math.min(Math.max(1, page), pageCount);
}

/** Returns one page of a complete list of posts. */
export function takePage<Post>(
  posts: readonly Post[],
  wanted: number,
  perPage = postsPerPage,
): ListPage<Post> {
  const pageCount = countPages(posts.length, perPage);
  const page = nearestPage(wanted, pageCount);
  const start = (page - 1) * perPage;
  return { posts: posts.slice(start, start + perPage), page, pageCount, total: posts.length };
}

interface ReadPage<Post, Cursor> {
  posts: readonly Post[];
  /** The cursor after which the next page starts. */
  end: Cursor | undefined;
}

/** A list that is read from the database page by page, with cursors. */
interface ListSource<Post, Cursor> {
  postsPerPage: number;
  /** Reads consecutive pages after the end of another one, or from the start; fewer if the posts run out. */
  readPages(after: Cursor | undefined, pages: number): Promise<ReadPage<Post, Cursor>[]>;
  count(): Promise<number>;
}

/** The pages of one list of posts. Each page is read from the database once. */
export type PagedList<Post> = ReturnType<typeof pagedList<Post, unknown>>;

/** Returns a list of posts whose pages are read on demand and cached. */
export function pagedList<Post, Cursor>(source: ListSource<Post, Cursor>) {
  const { postsPerPage } = source;
  const pages: ReadPage<Post, Cursor>[] = [];
  const total = lazyValue(source.count);
  let readToTheEnd = false;
  let lastTask: Promise<unknown> = Promise.resolve();

  /** The list may have grown or shrunk since it was counted. */
  function pageCount(counted: number): number {
    return readToTheEnd ? Math.max(1, pages.length) : countPages(counted, postsPerPage);
  }

  function listing(wanted: number, counted: number): ListPage<Post> {
    const page = nearestPage(wanted, pageCount(counted));
    const posts = pages[page - 1]?.posts ?? [];
    return { posts, page, pageCount: pageCount(counted), total: counted };
  }

  /** Returns a page from the cache, or undefined if it has not been read. */
  function cached(wanted: number): ListPage<Post> | undefined {
    const counted = total.known();
    if (counted === undefined) return undefined;
    const isRead = readToTheEnd || pages.length >= nearestPage(wanted, pageCount(counted));
    return isRead ? listing(wanted, counted) : undefined;
  }

  /** Runs tasks one at a time, because each continues where the previous one ended. */
  function enqueue(task: () => Promise<void> | void): Promise<void> {
    const mine = lastTask.then(task);
    lastTask = mine.catch(() => {});
    return mine;
  }

  async function readTo(wanted: number): Promise<void> {
    const missing = wanted - pages.length;
    if (missing <= 0 || readToTheEnd) return;
    const found = await source.readPages(pages.at(-1)?.end, missing);
    pages.push(...found);
    readToTheEnd = found.length < missing;
  }

  return {
    cached,
    /** Returns the posts of the first page without waiting for the count. @throws ReadError */
    async first() {
      await enqueue(() => readTo(1));
      return pages[0]?.posts ?? [];
    },
    /** Reads up to this page, or the nearest existing one, continuing after the pages already read. @throws ReadError */
    async load(wanted: number) {
      // The first page exists whatever the count is; how far to read on depends on the count.
      const [counted] = await Promise.all([total(), enqueue(() => readTo(1))]);
      await enqueue(() => readTo(nearestPage(wanted, pageCount(counted))));
      return listing(wanted, counted);
    },
    /** Drops this page, all later ones and the count from the cache: a post changed or was deleted. */
    invalidateFrom(page: number) {
      total.forget();
      void enqueue(() => {
        pages.splice(page - 1);
        readToTheEnd = false;
      });
    },
  };
}
