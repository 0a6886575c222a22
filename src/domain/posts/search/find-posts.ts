import { type LazyValue, lazyValue } from '#src/lib/lazy-value.ts';
import { countWords, mend } from '#src/lib/mend-search.ts';
import { type Hit, isInText, type Query, rank, type Searchable } from '#src/lib/search.ts';
import { nextTask } from '#src/lib/timers.ts';
import { toPostQuery } from './search-entry.ts';
import { fetchEntries, fetchManifest, IndexReplaced, type SearchManifest } from './search-index.ts';

/** What a post says, folded, by the post's id. */
export type PostText = readonly [id: string, text: string];

/** All posts, from the index or from the database. */
export interface Searched<Item> {
  items: readonly Item[];
  /** What those posts say that came from the database. */
  texts: readonly PostText[];
  /** The documents that came from the database, including those that no page shows. */
  readIds: ReadonlySet<string>;
}

export interface Found<Item> {
  /** The best first, and then those that have words only in what they say. They are only ever added to. */
  posts: readonly Item[];
  isComplete: boolean;
  /** What was searched: the typed text, or what it may mean if nothing has it. */
  query: Query;
  /** If nothing is found: the posts that have some of the words, the closest first. */
  closest: readonly Item[];
}

interface Typing {
  /** Ends with the pause after a key. */
  pause: Promise<void>;
  signal: AbortSignal;
}

interface Search<Item> {
  /** Of the fields of items, in their order. The first two have the words that others may be misspelled for. */
  weights: readonly number[];
  load: (manifest: SearchManifest | undefined) => Promise<Searched<Item>>;
  readByIds: (ids: readonly string[]) => Promise<readonly Item[]>;
}

/** Within this time after a key, no file of texts is loaded and nothing is compared with the database. */
const typingPauseMs = 300;
/** The number of parallel downloads. */
const filesAtOnce = 4;
/** The number of files, of a hundred posts each, that stay in memory. Each search loads older ones again. */
const keptFiles = 20;

/** Searches posts by the index that was built with the site, and by the database for newer ones, during one visit. */
export function searchOfPosts<Item extends Searchable & { post: { id: string } }>({
  weights,
  load,
  readByIds,
}: Search<Item>) {
  const manifest = lazyValue(fetchManifest);
  const searched = lazyValue(async () => load(await manifest()));
  const files = new Map<string, LazyValue<Promise<PostText[]>>>();
  /** The database's versions of posts that were shown; undefined for deleted ones. */
  let current = new Map<string, Item | undefined>();

  function textFile(path: string): LazyValue<Promise<PostText[]>> {
    const file = files.get(path) ?? lazyValue(() => fetchEntries<PostText>(path));
    files.set(path, file);
    return file;
  }

  /** Searches the fields at once, and then what the posts say. */
  async function* find(query: Query, items: readonly Item[], { pause, signal }: Typing) {
    const { texts, readIds } = await searched();
    const paths = (query.key && (await manifest())?.texts) || [];
    const ranked = rank(items, query, weights);
    const hits = ranked.filter(({ missing }) => missing.length === 0);
    const others = new Map(ranked.map((hit) => [hit.item.post.id, hit]));
    const addFrom = (found: readonly PostText[]) => {
      const inTexts = found.flatMap(([id, text]) => {
        const hit = others.get(id);
        if (!hit || hit.missing.length === 0 || !isInText(text, query, hit.missing)) return [];
        return { ...hit, points: hit.points + text.split(query.core).length / 10 };
      });
      hits.push(...inTexts.toSorted((one, other) => other.points - one.points));
    };
    addFrom(texts);
    for (const [at, path] of paths.entries()) {
      if (!textFile(path).known()) {
        yield { query, hits, closest: [], isComplete: false };
        await pause;
        if (signal.aborted) return;
        void Promise.allSettled(paths.slice(at, at + filesAtOnce).map((next) => textFile(next)()));
      }
      // Of what came from the database, the file has an older version.
      addFrom((await textFile(path)()).filter(([id]) => !readIds.has(id)));
      if (at >= keptFiles) files.delete(path);
      await nextTask();
      if (signal.aborted) return;
    }
    const closest = ranked.filter(({ missing }) => missing.length < query.words.length);
    yield { query, hits, closest: hits.length > 0 ? [] : closest, isComplete: true };
  }

  /** Searches, if nothing is found, for what the words may mean. */
  async function* findOrMend(typed: string, items: readonly Item[], typing: Typing) {
    for await (const found of find(toPostQuery(typed), items, typing)) {
      const isNone = found.isComplete && found.hits.length === 0;
      const known = isNone ? items.flatMap(({ fields }) => fields.slice(0, 2)) : [];
      const meant = mend(found.query, countWords(known));
      if (isNone && meant !== undefined) yield* find(toPostQuery(meant), items, typing);
      else yield found;
    }
  }

  /** Reads the shown posts that are known from the index alone. Resolves to whether there were any. */
  async function compare(posts: readonly { id: string }[]): Promise<boolean> {
    const { readIds } = await searched();
    const versions = current;
    const ids = posts.map(({ id }) => id).filter((id) => !readIds.has(id) && !versions.has(id));
    if (ids.length === 0) return false;
    const read = new Map((await readByIds(ids)).map((item) => [item.post.id, item]));
    // A post may have been deleted meanwhile.
    for (const id of ids) if (!versions.has(id)) versions.set(id, read.get(id));
    return true;
  }

  function forget(): void {
    manifest.forget();
    searched.forget();
    current = new Map();
  }

  /** Returns the posts as the database has them, as far as that is known. */
  function takeCurrent(items: readonly Item[]): Item[] {
    return items.flatMap((item) =>
      current.has(item.post.id) ? (current.get(item.post.id) ?? []) : item,
    );
  }

  return {
    manifest,
    searched,
    forget,
    takeCurrent,
    remove: (id: string) => void current.set(id, undefined),
    /**
     * Searches for a text. Yields what is shown of the results so far, and again when there are more or when the
     * database has other versions of shown posts than the index.
     *
     * @param arrange selects and sorts the posts to search in
     * @param signal ends the search without an error
     * @throws ReadError, or the error of a file that cannot be loaded
     */
    async *listings<Listing extends { posts: readonly { id: string }[] }>(
      typed: string,
      arrange: (items: readonly Item[]) => readonly Item[],
      show: (found: Found<Item>) => Listing,
      signal: AbortSignal,
    ): AsyncGenerator<Listing, void, void> {
      const pause = new Promise<void>((resolve) => setTimeout(resolve, typingPauseMs));
      const toPosts = (hits: readonly Hit<Item>[]) => takeCurrent(hits.map(({ item }) => item));
      async function* search() {
        const items = arrange((await searched()).items);
        for await (const found of findOrMend(typed, items, { pause, signal })) {
          const toListing = () =>
            show({ ...found, posts: toPosts(found.hits), closest: toPosts(found.closest) });
          const listing = toListing();
          yield listing;
          if (!found.isComplete) continue;
          await pause;
          if (!signal.aborted && (await compare(listing.posts))) yield toListing();
        }
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
