import { once } from '#src/lib/once.ts';
import { type ListPage, nearestPage, pageCountOf } from './post-listing.ts';

/** A page as the database brings it. */
interface ReadPage<Post, Cursor> {
  posts: readonly Post[];
  /** The next page begins after it. */
  end: Cursor | undefined;
}

/** A list that the database reads page by page, by cursors. */
interface ListSource<Post, Cursor> {
  postsPerPage: number;
  /**
   * Reads pages in a row, fewer when there are no more posts.
   *
   * @param after where the page before ends; from the beginning without it
   */
  readPages(after: Cursor | undefined, pages: number): Promise<ReadPage<Post, Cursor>[]>;
  /** How many posts are on all pages together. */
  count(): Promise<number>;
}

/** The pages of one list of posts, each read from the database once. */
export interface PagedList<Post> {
  /** A page that was read before; undefined when it was not. */
  kept(page: number): ListPage<Post> | undefined;
  /**
   * The posts of the first page, which wait for no count.
   *
   * @throws ReadError
   */
  first(): Promise<readonly Post[]>;
  /**
   * Reads up to this page, or the nearest that there is, from behind what was read before.
   *
   * @throws ReadError
   */
  load(page: number): Promise<ListPage<Post>>;
  /** Has this page, all behind it and the count read anew: a post of it has changed or gone. */
  forgetFrom(page: number): void;
}

/** Pages of posts that are read when they are asked for, and kept. */
export function pagedList<Post, Cursor>(source: ListSource<Post, Cursor>): PagedList<Post> {
  const { postsPerPage } = source;
  const pages: ReadPage<Post, Cursor>[] = [];
  const total = once(source.count);
  let readToTheEnd = false;
  let lastTask: Promise<unknown> = Promise.resolve();

  /** Posts may have come or gone since they were counted. */
  function pageCount(counted: number): number {
    return readToTheEnd ? Math.max(1, pages.length) : pageCountOf(counted, postsPerPage);
  }

  function listing(wanted: number, counted: number): ListPage<Post> {
    const page = nearestPage(wanted, pageCount(counted));
    const posts = pages[page - 1]?.posts ?? [];
    return { posts, page, pageCount: pageCount(counted), total: counted };
  }

  function kept(wanted: number): ListPage<Post> | undefined {
    const counted = total.kept();
    if (counted === undefined) return undefined;
    const isRead = readToTheEnd || pages.length >= nearestPage(wanted, pageCount(counted));
    return isRead ? listing(wanted, counted) : undefined;
  }

  /** One after the other: each reads on from where the one before it ends. */
  function inTurn(task: () => Promise<void> | void): Promise<void> {
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
    kept,
    async first() {
      await inTurn(() => readTo(1));
      return pages[0]?.posts ?? [];
    },
    async load(wanted) {
      // The first page is there whatever the count says; how far to read on depends on it.
      const [counted] = await Promise.all([total.load(), inTurn(() => readTo(1))]);
      await inTurn(() => readTo(nearestPage(wanted, pageCount(counted))));
      return listing(wanted, counted);
    },
    forgetFrom(page) {
      total.forget();
      void inTurn(() => {
        pages.splice(page - 1);
        readToTheEnd = false;
      });
    },
  };
}
