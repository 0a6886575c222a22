import {
  fetchEntries,
  fetchManifest,
  IndexReplaced,
} from '#src/domain/posts/search/static-files.ts';
import { cachedLoader } from '#src/lib/cached-loader.ts';
import { yieldIfDue } from '#src/lib/work-slices.ts';
import { everyPost } from '../every-post.service.ts';
import { type AdminListing, listingOf, type PostsView } from './admin-listing.ts';
import { rowsOf, rowsSince } from './admin-posts.service.ts';
import { type AdminRow, rowOf } from './admin-row.ts';
import { findPosts, isInPlace, type SearchableRow, toSearchableRows } from './find-posts.ts';
import { inDirection, type OrderedRows, orderRows } from './order-rows.ts';
import type { SortColumn } from './post-order.ts';

/** Results that are replaced within this time are not verified in the database. */
const typingPauseMs = 300;

/** The rows of the whole blog. */
interface KnownRows {
  rows: readonly SearchableRow[];
  /** The posts that came from the database rather than the index. */
  readIds: ReadonlySet<string>;
}

/** The search of all posts during one visit to the dashboard. */
export interface RowSearch {
  /**
   * Yields a page of search results, and again if the database differs from the index.
   *
   * @param signal stops the search without an error
   * @throws ReadError, or the error of reading the site's index files
   */
  listings(view: PostsView, signal: AbortSignal): AsyncGenerator<AdminListing, void, void>;
  /** Removes a deleted post. */
  remove(id: string): void;
  /** Discards all rows, so that they are read again. */
  forget(): void;
}

/** Searches the index that was built with the site, and the database for newer posts. */
export function rowSearch(): RowSearch {
  // Replaced as a whole, so that a read under way cannot bring back what was discarded.
  let search = searchOfOneReading();
  return {
    listings: (view, signal) => search.listings(view, signal),
    remove: (id) => search.remove(id),
    forget() {
      search = searchOfOneReading();
    },
  };
}

function searchOfOneReading(): Omit<RowSearch, 'forget'> {
  const known = cachedLoader(loadRows);
  const ordered = new Map<SortColumn, Promise<OrderedRows<SearchableRow>>>();
  /** The database's version of shown posts; undefined for a deleted one. */
  const current = new Map<string, AdminRow | undefined>();

  async function rowsBy(column: SortColumn): Promise<OrderedRows<SearchableRow>> {
    const { rows } = await known.load();
    const inOrder = ordered.get(column) ?? orderRows(rows, column);
    ordered.set(column, inOrder);
    return inOrder;
  }

  /** Leaves out posts that the database no longer has in the filter's category and state. */
  function pageOf(found: readonly SearchableRow[], view: PostsView): AdminListing {
    const left = found.filter(({ post: { id } }) => {
      const now = current.get(id);
      return now ? isInPlace(now.post, view) : !current.has(id);
    });
    const listing = listingOf(
      left.map(({ post }) => post),
      view.page,
    );
    return { ...listing, posts: listing.posts.map((post) => current.get(post.id)?.post ?? post) };
  }

  /** Reads the posts of a page that are known only from the index. */
  async function compare({ posts }: AdminListing): Promise<void> {
    const { readIds } = await known.load();
    const ids = posts.map(({ id }) => id).filter((id) => !readIds.has(id) && !current.has(id));
    if (ids.length === 0) return;
    const found = new Map((await rowsOf(ids)).map((row) => [row.post.id, row]));
    // A post may have been deleted meanwhile.
    for (const id of ids) if (!current.has(id)) current.set(id, found.get(id));
  }

  return {
    async *listings(view, signal) {
      const pause = new Promise((resolve) => setTimeout(resolve, typingPauseMs));
      const rows = inDirection(await rowsBy(view.order.column), view.order.direction);
      if (signal.aborted) return;
      const found = findPosts(rows, view);
      let listing = pageOf(found, view);
      yield listing;
      await pause;
      for (;;) {
        if (signal.aborted) return;
        const compared = current.size;
        await compare(listing);
        if (current.size === compared) return;
        listing = pageOf(found, view);
        yield listing;
      }
    },
    remove: (id) => void current.set(id, undefined),
  };
}

/** Retries once, because a new release may have replaced the index files. */
async function loadRows(): Promise<KnownRows> {
  try {
    return await readRows();
  } catch (error) {
    if (!(error instanceof IndexReplaced)) throw error;
    return readRows();
  }
}

async function readRows(): Promise<KnownRows> {
  const manifest = await fetchManifest();
  if (!manifest) {
    const rows = await everyRow();
    return knownRows([], rows);
  }
  const [newer, ...blocks] = await Promise.all([
    rowsSince(new Date(manifest.since)),
    ...manifest.rows.map((path) => fetchEntries<AdminRow>(path)),
  ]);
  return knownRows(blocks, newer);
}

/** Merges the index with newer posts from the database, which take precedence. */
async function knownRows(
  blocks: readonly AdminRow[][],
  read: readonly AdminRow[],
): Promise<KnownRows> {
  const byId = new Map<string, AdminRow>();
  for (const rows of [...blocks, read]) {
    await yieldIfDue();
    for (const row of rows) byId.set(row.post.id, row);
  }
  return {
    rows: await toSearchableRows([...byId.values()]),
    readIds: new Set(read.map(({ post }) => post.id)),
  };
}

/** Reads all posts, for a site without an index. */
async function everyRow(): Promise<AdminRow[]> {
  const rows: AdminRow[] = [];
  for await (const { posts } of everyPost('all posts for the search')) {
    rows.push(...posts.map(rowOf));
  }
  return rows;
}
