import { takePage } from '#src/domain/posts/listing/paged-list.ts';
import { isSearch } from '#src/domain/posts/posts.limits.ts';
import { blockCache, foundPosts } from '#src/domain/posts/search/found-posts.ts';
import type { SearchEntry } from '#src/domain/posts/search/search-entry.ts';
import {
  estimateMemory,
  fetchEntries,
  fetchManifest,
  IndexReplaced,
  roomForEntries,
} from '#src/domain/posts/search/search-index.ts';
import { cachedLoader } from '#src/lib/lazy-value.ts';
import { searchWords } from '#src/lib/search-key.ts';
import { type AdminPost, type AdminRow, type SortColumn, toReadRow } from '../admin-post.ts';
import { everyPost, rowsByIds, rowsSince } from '../admin-posts.service.ts';
import {
  findPosts,
  hasWords,
  inDirection,
  isInPlace,
  type OrderedRows,
  orderRows,
  type SearchableRow,
  toSearchableRows,
  yieldIfDue,
} from './find-rows.ts';
import { type AdminListing, type PostsView, rowsPerPage } from './posts-view.ts';

/** Results that are replaced within this time are not verified in the database. */
const typingPauseMs = 300;

interface KnownRows {
  rows: readonly SearchableRow[];
  /** The posts that came from the database rather than the index. */
  readIds: ReadonlySet<string>;
  /** The index files with the texts of the others. */
  textFiles: readonly string[];
}

/** Searches the index that was built with the site, and the database for newer posts, during one visit. */
export function rowSearch() {
  // Replaced as a whole, so that a read under way cannot bring back what was discarded.
  const blocks = blockCache<SearchEntry>(fetchEntries, estimateMemory, roomForEntries);
  let search = searchOfOneReading(blocks);
  /** Reads all again, once, because a new release may have replaced the index files. */
  function startOver(error: unknown) {
    if (!(error instanceof IndexReplaced)) throw error;
    search = searchOfOneReading(blocks);
  }
  return {
    /**
     * Yields a page of search results, again if more posts have the words in their texts, and again if the database
     * differs from the index.
     */
    async *listings(view: PostsView, signal: AbortSignal) {
      try {
        yield* search.listings(view, signal);
      } catch (error) {
        startOver(error);
        yield* search.listings(view, signal);
      }
    },
    /** Returns the posts whose texts match a pattern of search keys. */
    async matching(pattern: RegExp) {
      try {
        return await search.matching(pattern);
      } catch (error) {
        startOver(error);
        return search.matching(pattern);
      }
    },
    remove: (id: string) => search.remove(id),
    /** Discards all rows, so that they are read again. */
    forget() {
      search = searchOfOneReading(blocks);
    },
  };
}

function searchOfOneReading(blocks: ReturnType<typeof blockCache<SearchEntry>>) {
  const known = cachedLoader(readRows);
  const ordered = new Map<SortColumn, OrderedRows<SearchableRow>>();
  /** The database's version of shown posts; undefined for a deleted one. */
  const current = new Map<string, AdminRow | undefined>();

  async function rowsBy(column: SortColumn): Promise<OrderedRows<SearchableRow>> {
    const { rows } = await known.load();
    const inOrder = ordered.get(column) ?? orderRows(rows, column);
    ordered.set(column, inOrder);
    return inOrder;
  }

  /** Leaves out posts that the database no longer has in the filter's category and state. */
  function findPage(found: readonly SearchableRow[], view: PostsView): AdminListing {
    const left = found.filter(({ post: { id } }) => {
      const now = current.get(id);
      return now ? isInPlace(now.post, view) : !current.has(id);
    });
    const listing = takePage(
      left.map(({ post }) => post),
      view.page,
      rowsPerPage,
    );
    return { ...listing, posts: listing.posts.map((post) => current.get(post.id)?.post ?? post) };
  }

  /** Reads those of the posts that are known only from the index; resolves to whether there were any. */
  async function compare(posts: readonly AdminPost[]): Promise<boolean> {
    const { readIds } = await known.load();
    const ids = posts.map(({ id }) => id).filter((id) => !readIds.has(id) && !current.has(id));
    if (ids.length === 0) return false;
    const found = new Map((await rowsByIds(ids)).map((row) => [row.post.id, row]));
    // A post may have been deleted meanwhile.
    for (const id of ids) if (!current.has(id)) current.set(id, found.get(id));
    return true;
  }

  /** Returns the ids of the posts whose rows and texts pass a test. */
  async function findByText(
    isWanted: (row: SearchableRow, text: string) => boolean,
    signal: AbortSignal,
  ): Promise<Set<string>> {
    const { rows, readIds, textFiles } = await known.load();
    const byId = new Map(rows.map((row) => [row.post.id, row]));
    const matches = ({ post, text }: SearchEntry) => {
      const row = byId.get(post.id);
      return row !== undefined && isWanted(row, text);
    };
    const index = {
      rules: { matches, isFirst: () => false },
      paths: textFiles,
      blocks,
      recent: { entries: [], ids: readIds },
    };
    const read = rows.filter((row) => row.text !== undefined && isWanted(row, row.text));
    const ids = new Set(read.map(({ post }) => post.id));
    for await (const { posts, isComplete } of foundPosts('', index, signal)) {
      if (isComplete) for (const { id } of posts) ids.add(id);
    }
    return ids;
  }

  return {
    async *listings(view: PostsView, signal: AbortSignal): AsyncGenerator<AdminListing> {
      const pause = new Promise((resolve) => setTimeout(resolve, typingPauseMs));
      const rows = inDirection(await rowsBy(view.order.column), view.order.direction);
      if (signal.aborted) return;
      let found = findPosts(rows, view);
      let listing = findPage(found, view);
      const isText = isSearch(view.text);
      // That there are none is not known yet.
      if (found.length > 0 || !isText) yield listing;
      if (isText) {
        const words = searchWords(view.text);
        const inText = await findByText((row, text) => hasWords(row, text, words), signal);
        if (signal.aborted) return;
        const all = findPosts(rows, view, inText);
        if (all.length > found.length || found.length === 0) {
          found = all;
          listing = findPage(found, view);
          yield listing;
        }
      }
      await pause;
      while (!signal.aborted && (await compare(listing.posts))) {
        listing = findPage(found, view);
        yield listing;
      }
    },
    async matching(pattern: RegExp): Promise<readonly AdminPost[]> {
      const { rows } = await known.load();
      const ids = await findByText((_, text) => pattern.test(text), new AbortController().signal);
      const found = rows.map(({ post }) => post).filter(({ id }) => ids.has(id));
      await compare(found);
      return found.flatMap((post) =>
        current.has(post.id) ? (current.get(post.id)?.post ?? []) : post,
      );
    },
    remove: (id: string) => void current.set(id, undefined),
  };
}

async function readRows(): Promise<KnownRows> {
  const manifest = await fetchManifest();
  if (!manifest) return readEveryRow();
  const [newer, ...blocks] = await Promise.all([
    rowsSince(new Date(manifest.since)),
    ...manifest.rows.map((path) => fetchEntries<AdminRow>(path)),
  ]);
  return {
    ...(await knownRows(blocks, newer)),
    textFiles: manifest.blocks,
  };
}

/** Merges the index with newer posts from the database, which take precedence. */
async function knownRows(
  blocks: readonly AdminRow[][],
  read: readonly AdminRow[],
): Promise<Pick<KnownRows, 'rows' | 'readIds'>> {
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

/** Reads all posts, for a site without an index or with an outdated one. */
async function readEveryRow(): Promise<KnownRows> {
  const rows: AdminRow[] = [];
  for await (const { posts } of everyPost('all posts for the search')) {
    rows.push(...posts.map(toReadRow));
  }
  return { ...(await knownRows([], rows)), textFiles: [] };
}
