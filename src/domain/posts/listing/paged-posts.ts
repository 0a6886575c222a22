import { loadService } from '#src/lib/firebase/load-service.ts';
import type { PostPage } from '../posts.service.ts';
import { nearestPage, type PostListing, pageCountOf } from './post-listing.ts';

/** The pages of one list of posts, each read from the database once. */
export interface PagedPosts {
  /** A page that was read before; undefined when it was not. */
  kept(page: number): PostListing | undefined;
  /**
   * Reads up to this page, or the nearest that there is, from behind what was read before.
   *
   * @throws ReadError
   */
  load(page: number): Promise<PostListing>;
}

/** @param category '' for all posts */
export function pagedPosts(category: string): PagedPosts {
  const pages: PostPage[] = [];
  let total: number | undefined;
  let readToTheEnd = false;
  let reading: Promise<unknown> = Promise.resolve();

  /** Posts may have come or gone since they were counted. */
  function pageCount(counted: number): number {
    return readToTheEnd ? Math.max(1, pages.length) : pageCountOf(counted);
  }

  function listing(wanted: number, counted: number): PostListing {
    const page = nearestPage(wanted, pageCount(counted));
    const posts = pages[page - 1]?.posts ?? [];
    return { posts, page, pageCount: pageCount(counted), total: counted };
  }

  function kept(wanted: number): PostListing | undefined {
    if (total === undefined) return undefined;
    const isRead = readToTheEnd || pages.length >= nearestPage(wanted, pageCount(total));
    return isRead ? listing(wanted, total) : undefined;
  }

  async function readPages(missing: number): Promise<void> {
    if (missing <= 0) return;
    const { getPostPages } = await loadService(() => import('../posts.service.ts'));
    const found = await getPostPages({ category, after: pages.at(-1)?.end, pages: missing });
    pages.push(...found);
    readToTheEnd ||= found.length < missing;
  }

  async function count(): Promise<number> {
    const { countPosts } = await loadService(() => import('../posts.service.ts'));
    return countPosts(category);
  }

  async function read(wanted: number): Promise<PostListing> {
    if (total === undefined) {
      // The first page is there whatever the count says; how far to read on depends on it.
      const [counted] = await Promise.all([count(), readPages(1 - pages.length)]);
      total = counted;
    }
    await readPages(nearestPage(wanted, pageCount(total)) - pages.length);
    return listing(wanted, total);
  }

  return {
    kept,
    load(wanted) {
      // One after the other: each begins where the one before it ends.
      const mine = reading.then(() => kept(wanted) ?? read(wanted));
      reading = mine.catch(() => {});
      return mine;
    },
  };
}
