import { lazyValue } from '#src/lib/loading/lazy-value.ts';
import {
  isInText,
  listFound,
  mend,
  type Query,
  rank,
  type Searchable,
} from '#src/lib/search/search.ts';
import { contentField, toPostQuery } from '#src/model/posts/search-entry.ts';
import type { StoredPost } from '#src/model/posts/stored-posts.ts';
import { fetchIfThere, fetchManifest } from './search-index.ts';

/** What a post says, folded, by the post's id. */
export type PostText = readonly [id: string, text: string];

export interface Found<Item> {
  /** The best first, and then those that have words only in what they say. They are only ever added to. */
  items: readonly Item[];
  isComplete: boolean;
  /** What was searched: the typed text, or what it may mean if nothing has it. */
  query: Query;
  /** What has some of the words, the closest first. */
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

/** A new release has removed the files of the manifest that this visit loaded. */
class IndexReplaced extends Error {}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const service = () => import('./stored-posts.service.ts');

/** Searches posts by the index that was built with the site, and by the database for newer ones, during one visit. */
export function searchOfPosts<Item extends Searchable & { post: { id: string } }>({
  files,
  weights,
  earlyCount = 0,
  toItem,
}: Source<Item>) {
  const manifest = lazyValue(fetchManifest);
  const newest = lazyValue(() => load<Item>(files, 0, 1));
  const indexed = lazyValue(loadItems);
  const texts = lazyValue(async () => new Map(await load<PostText>('texts')));
  /** What the database has of the posts that it was asked for: nothing of those that are gone. */
  const stored = new Map<string, { item: Item | undefined; text: string } | undefined>();
  /** What was shown of a text, by its key, before all items were there. It keeps its place. */
  const early = new Map<string, readonly Item[]>();

  async function load<Entry>(name: 'entries' | 'rows' | 'texts', from = 0, to?: number) {
    const paths = (await manifest())?.[name].slice(from, to) ?? [];
    if (from > 0 && paths.length > 0) await wait(aheadMs);
    const parts = await Promise.all(paths.map((path) => fetchIfThere<Entry[]>(path)));
    if (parts.includes(undefined)) throw new IndexReplaced();
    return parts.flatMap((part) => part ?? []);
  }

  /** Loads the items of the index, and what was published or changed since; without an index all posts. */
  async function loadItems(): Promise<Item[]> {
    const known = await manifest();
    const [read, ...parts] = await Promise.all([
      service().then(({ postsSince, listStoredPosts }) =>
        known ? postsSince(new Date(known.since)) : listStoredPosts('all posts'),
      ),
      newest(),
      load<Item>(files, 1),
    ]);
    store(read);
    return parts.flat();
  }

  /** Stores what the database has of these ids, except of posts that were deleted while they were read. */
  function store(read: readonly StoredPost[], ids = read.map(({ id }) => id)): void {
    for (const id of ids.filter((one) => !stored.has(one))) {
      const document = read.find((one) => one.id === id);
      const text = contentField(document?.data.content);
      stored.set(id, document && { item: toItem(document), text });
    }
  }

  function listItems(): Item[] {
    const items = indexed.known() ?? newest.known() ?? [];
    const unread = items.filter(({ post }) => !stored.has(post.id));
    return [...unread, ...[...stored.values()].flatMap((one) => one?.item ?? [])];
  }

  return {
    manifest,
    indexed,
    listItems,
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
      const pause = wait(typingPauseMs);

      async function* find(query: Query): AsyncGenerator<Listing, void, void> {
        const items = arrange(listItems());
        const ranked = rank(items, query, weights);
        const found = listFound(ranked);
        const ahead = early.get(query.key)?.flatMap((shown) => {
          return found.filter(({ post }) => post.id === shown.post.id);
        });
        const hits = [...new Set([...(ahead ?? []), ...found])];
        const some = ranked.filter(({ missing }) => missing.length < query.words.length);
        const closest = some.map(({ item }) => item);
        if (query.key && !texts.known()) {
          // That there are none is not known before the end.
          if (hits.length > 0) yield show({ items: hits, isComplete: false, query, closest });
          await pause;
        }
        if (signal.aborted) return;
        const said = query.key ? await texts() : new Map<string, string>();
        if (signal.aborted) return;
        const inTexts = ranked.flatMap(({ item, points, missing }) => {
          const { id } = item.post;
          const text = stored.has(id) ? stored.get(id)?.text : said.get(id);
          if (!text || missing.length === 0 || !isInText(text, query, missing)) return [];
          return { item, points: points + text.split(query.core).length / 10 };
        });
        inTexts.sort((one, other) => other.points - one.points);
        hits.push(...inTexts.map(({ item }) => item));
        const known = items.flatMap(({ fields }) => fields.slice(0, 2));
        const meant = hits.length > 0 ? undefined : mend(query, known);
        if (meant) yield* find(toPostQuery(meant));
        else yield show({ items: hits, isComplete: true, query, closest });
      }

      async function* search() {
        const query = toPostQuery(typed);
        const loading = indexed();
        loading.catch(() => {}); // awaited below
        if (earlyCount > 0 && !indexed.known()) {
          await newest();
          // Those that have what was typed in their titles or keywords.
          const sure = rank(arrange(listItems()), query, weights).filter(({ points }) => {
            return points >= (weights[1] ?? 0);
          });
          const items = listFound(sure).slice(0, earlyCount);
          early.set(query.key, items);
          if (items.length > 0) yield show({ items, isComplete: false, query, closest: [] });
        }
        await loading;
        if (signal.aborted) return;
        let shown: Listing['posts'] = [];
        for await (const listing of find(query)) {
          shown = listing.posts;
          yield listing;
        }
        await pause;
        const ids = shown.map(({ id }) => id).filter((id) => !stored.has(id));
        if (signal.aborted || ids.length === 0) return;
        store(await (await service()).getPostsById(ids), ids);
        yield* find(query);
      }

      try {
        yield* search();
      } catch (error) {
        if (!(error instanceof IndexReplaced)) throw error;
        for (const loader of [manifest, newest, indexed, texts]) loader.forget();
        yield* search();
      }
    },
  };
}
