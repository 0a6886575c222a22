import { lazyValue } from '#src/lib/loading/lazy-value.ts';
import { mend } from '#src/lib/search/mend-search.ts';
import { type Hit, isInText, type Query, rank, type Searchable } from '#src/lib/search/search.ts';
import { contentField, toPostQuery } from '#src/model/posts/search-entry.ts';
import type { StoredPost } from '#src/model/posts/stored-posts.ts';
import { fetchEntries, fetchManifest, IndexReplaced } from './search-index.ts';

/** What a post says, folded, by the post's id. */
export type PostText = readonly [id: string, text: string];

export interface Found<Item> {
  /** The best first, and then those that have words only in what they say. They are only ever added to. */
  items: readonly Item[];
  isComplete: boolean;
  /** What was searched: the typed text, or what it may mean if nothing has it. */
  query: Query;
  /** If nothing is found: what has some of the words, the closest first. */
  closest: readonly Item[];
}

interface Source<Item> {
  /** Which files of the index have the items. */
  files: 'entries' | 'rows';
  /** Of the fields of items, in their order. The first two have the words that others may be misspelled for. */
  weights: readonly number[];
  /** So many of the newest are shown ahead of the best of all, before the database has answered. */
  earlyCount?: number;
  /** Returns the item of a document; undefined for one that is not listed. */
  toItem: (document: StoredPost) => Item | undefined;
}

/** Within this time after a key, no texts are loaded and nothing is compared with the database. */
const typingPauseMs = 300;
/** So much earlier than the older items, the newest are requested: on a slow network they are shown first. */
const aheadMs = 150;

const service = () => import('./stored-posts.service.ts');

/** Searches posts by the index that was built with the site, and by the database for newer ones, during one visit. */
export function searchOfPosts<Item extends Searchable & { post: { id: string } }>({
  files,
  weights,
  earlyCount = 0,
  toItem,
}: Source<Item>) {
  const manifest = lazyValue(fetchManifest);
  const newest = lazyValue(loadNewest);
  const indexed = lazyValue(loadItems);
  const texts = lazyValue(loadTexts);
  /** What the database has of the posts that it was asked for: nothing of those that are gone. */
  let stored = new Map<string, { item: Item | undefined; text: string } | undefined>();
  /** What was shown of a text, by its key, before all items were there. It keeps its place. */
  const early = new Map<string, readonly Item[]>();

  async function loadNewest(): Promise<Item[]> {
    const [path] = (await manifest())?.[files] ?? [];
    return path ? fetchEntries<Item>(path) : [];
  }

  /** Loads the items of the index, and what was published or changed since; without an index all posts. */
  async function loadItems(): Promise<Item[]> {
    const [into, known] = [stored, await manifest()];
    const older = known?.[files].slice(1) ?? [];
    const ahead = new Promise((resolve) => setTimeout(resolve, older.length > 0 ? aheadMs : 0));
    const [read, ...parts] = await Promise.all([
      service().then(({ postsSince, listStoredPosts }) =>
        known ? postsSince(new Date(known.since)) : listStoredPosts('all posts'),
      ),
      newest(),
      ...older.map((path) => ahead.then(() => fetchEntries<Item>(path))),
    ]);
    const ids = read.map(({ id }) => id);
    store(into, ids, read);
    return parts.flat();
  }

  async function loadTexts(): Promise<Map<string, string>> {
    const paths = (await manifest())?.texts ?? [];
    const parts = await Promise.all(paths.map((path) => fetchEntries<PostText>(path)));
    return new Map(parts.flat());
  }

  /** Stores what the database has of these ids, except of posts that were deleted while they were read. */
  function store(into: typeof stored, ids: readonly string[], read: readonly StoredPost[]): void {
    const documents = new Map(read.map((document) => [document.id, document]));
    for (const id of ids.filter((one) => !into.has(one))) {
      const document = documents.get(id);
      const text = contentField(document?.data.content);
      into.set(id, document && { item: toItem(document), text });
    }
  }

  function listItems(): Item[] {
    const items = indexed.known() ?? newest.known() ?? [];
    const unread = items.filter(({ post }) => !stored.has(post.id));
    return [...unread, ...[...stored.values()].flatMap((one) => one?.item ?? [])];
  }

  function forget(): void {
    for (const loader of [manifest, newest, indexed, texts]) loader.forget();
    stored = new Map();
  }

  return {
    manifest,
    indexed,
    listItems,
    forget,
    remove: (id: string) => void stored.set(id, undefined),
    /**
     * Searches for a text: the fields at once, then what the posts say, and if nothing is found, for what the words may
     * mean. Yields what is shown of the results so far, and again when there are more or when shown posts were compared
     * with the database.
     *
     * @param arrange selects and sorts the items to search in
     * @param signal ends the search without an error
     * @throws ReadError, or the error of a file that cannot be loaded
     */
    async *listings<Listing extends { posts: readonly { id: string }[] }>(
      typed: string,
      arrange: (items: Item[]) => readonly Item[],
      show: (found: Found<Item>) => Listing,
      signal: AbortSignal,
    ): AsyncGenerator<Listing, void, void> {
      const pause = new Promise<void>((resolve) => setTimeout(resolve, typingPauseMs));

      async function* find(query: Query): AsyncGenerator<Listing, void, void> {
        const items = arrange(listItems());
        const ranked = rank(items, query, weights);
        const found = ranked.filter(({ missing }) => missing.length === 0);
        const shown = (early.get(query.key) ?? []).map(({ post }) => post.id);
        const ahead = shown.flatMap((id) => found.filter(({ item }) => item.post.id === id));
        const hits = [...new Set([...ahead, ...found])];
        const toListing = (isComplete: boolean) => {
          const some = ranked.filter(({ missing }) => missing.length < query.words.length);
          const closest = hits.length > 0 ? [] : some;
          return show({
            items: hits.map(getItem),
            closest: closest.map(getItem),
            isComplete,
            query,
          });
        };
        if (query.key && !texts.known()) {
          // That there are none is not known before the end.
          if (hits.length > 0) yield toListing(false);
          await pause;
        }
        if (signal.aborted) return;
        const said = query.key ? await texts() : new Map<string, string>();
        if (signal.aborted) return;
        const inTexts = ranked.flatMap((hit) => {
          const { id } = hit.item.post;
          const text = stored.has(id) ? stored.get(id)?.text : said.get(id);
          if (!text || hit.missing.length === 0 || !isInText(text, query, hit.missing)) return [];
          return { ...hit, points: hit.points + text.split(query.core).length / 10 };
        });
        hits.push(...inTexts.toSorted((one, other) => other.points - one.points));
        const known = hits.length > 0 ? [] : items.flatMap(({ fields }) => fields.slice(0, 2));
        const meant = hits.length > 0 ? undefined : mend(query, known);
        if (meant) yield* find(toPostQuery(meant));
        else yield toListing(true);
      }

      /** Yields the newest that have what was typed in their titles or keywords. */
      async function* findEarly(query: Query): AsyncGenerator<Listing, void, void> {
        if (indexed.known() || earlyCount === 0) return;
        await newest();
        const sure = rank(arrange(listItems()), query, weights).filter(
          ({ points, missing }) => missing.length === 0 && points >= (weights[1] ?? 0),
        );
        const items = sure.slice(0, earlyCount).map(getItem);
        early.set(query.key, items);
        if (items.length > 0) yield show({ items, closest: [], isComplete: false, query });
      }

      async function* search() {
        const loading = indexed();
        loading.catch(() => {}); // awaited below
        yield* findEarly(toPostQuery(typed));
        await loading;
        if (signal.aborted) return;
        let shown: Listing['posts'] = [];
        for await (const listing of find(toPostQuery(typed))) {
          shown = listing.posts;
          yield listing;
        }
        await pause;
        const into = stored;
        const ids = shown.map(({ id }) => id).filter((id) => !into.has(id));
        if (signal.aborted || ids.length === 0) return;
        store(into, ids, await (await service()).getPostsById(ids));
        yield* find(toPostQuery(typed));
      }

      try {
        yield* search();
      } catch (error) {
        // A release has replaced the files.
        if (!(error instanceof IndexReplaced)) throw error;
        forget();
        yield* search();
      }
    },
  };
}

const getItem = <Item>({ item }: Hit<Item>) => item;
