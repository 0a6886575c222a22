import { lazyValue } from '#src/lib/loading/lazy-value.ts';
import { listFound, mend, type Query, rank, type Searchable } from '#src/lib/search/search.ts';
import { type PostListing, takePage } from '#src/model/posts/paged-list.ts';
import { postsPerPage } from '#src/model/posts/posts.limits.ts';
import {
  contentField,
  markWords,
  postWeights,
  type SearchablePost,
  toPostQuery,
  toSearchable,
} from '#src/model/posts/search-entry.ts';
import { datedPosts, inStoredOrder, type StoredPost } from '#src/model/posts/stored-posts.ts';
import { fetchIfThere, fetchManifest } from './search-index.ts';

/** What a post says, folded, by the post's id. */
export type PostText = readonly [id: string, text: string];

export interface Found<Item> {
  /** The best first, and those last that have words only in what they say. */
  items: readonly Item[];
  /** Whether what the posts say was searched, too. */
  isComplete: boolean;
  /** What was searched: the typed text, or what it may mean if nothing has it. */
  query: Query;
  /** What has some of the words, the closest first. */
  closest: readonly Item[];
}

interface Source<Item> {
  /** The files of the index that have the items. */
  files: 'entries' | 'rows';
  /** Of the fields of items, in their order. The first two have the words that others may be misspelled for. */
  weights: readonly number[];
  /** Returns the item of a document; undefined for one that is not listed. */
  toItem: (document: StoredPost) => Item | undefined;
}

type Arrange<Item> = (items: Item[]) => readonly Item[];

/** Within this time after a key, no texts are loaded and nothing is compared with the database. */
const typingPauseMs = 300;
/** So much earlier than the older items, the newest are requested: on a slow network they are shown first. */
const aheadMs = 150;
/** So many of the blog's posts are shown before the database has answered, ranked with what arrives within this time. */
const earlyCount = 3;
const patienceMs = 2 * aheadMs;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const service = () => import('./stored-posts.service.ts');
/** The search that needs the result reports the failure. */
const ignore = () => {};

/** Searches posts by the index that was built with the site, and by the database for newer ones, during one visit. */
export function searchOfPosts<Item extends Searchable & { post: { id: string } }>({
  files,
  weights,
  toItem,
}: Source<Item>) {
  const manifest = lazyValue(fetchManifest);
  const newest = lazyValue(() => load<Item>(files, 0, 1));
  const older = lazyValue(() => load<Item>(files, 1));
  /** The whole index, or the newest file alone if the others take long. */
  const early = lazyValue(() => Promise.all([newest(), Promise.race([older(), wait(patienceMs)])]));
  /** The whole index, and what was published or changed since; without an index, all posts. */
  const indexed = lazyValue(() => Promise.all([changes(), early(), older()]));
  const texts = lazyValue(async () => {
    for (const [id, text] of await load<PostText>('texts')) if (!stored.has(id)) said.set(id, text);
    return true;
  });
  /** What the database has of the posts that it was asked for: nothing of those that are gone. */
  const stored = new Map<string, Item | undefined>();
  const said = new Map<string, string>();
  /** The ids of what was shown early, the first one last, by what was searched. They keep their places. */
  const places = new Map<string, readonly string[]>();

  async function load<Entry>(
    name: 'entries' | 'rows' | 'texts',
    from = 0,
    to?: number,
    isAgain = false,
  ): Promise<Entry[]> {
    const paths = (await manifest())?.[name].slice(from, to) ?? [];
    if (from > 0 && paths.length > 0) await wait(aheadMs);
    const parts = await Promise.all(paths.map((path) => fetchIfThere<Entry[]>(path)));
    const found = parts.filter((part) => part !== undefined);
    if (found.length === parts.length) return found.flat();
    if (isAgain) throw new Error('Files of the search index are missing.');
    // A new release has removed the files of the manifest that this visit loaded.
    manifest.forget();
    return load(name, from, to, true);
  }

  async function changes(): Promise<void> {
    const [known, { postsSince, listStoredPosts }] = await Promise.all([manifest(), service()]);
    store(await (known ? postsSince(new Date(known.since)) : listStoredPosts('all posts')));
  }

  /** Stores what the database has of these ids, except of posts that were deleted while they were read. */
  function store(read: readonly StoredPost[], ids = read.map(({ id }) => id)): void {
    for (const id of ids.filter((one) => !stored.has(one))) {
      const document = read.find((one) => one.id === id);
      stored.set(id, document && toItem(document));
      said.set(id, contentField(document?.data.content));
    }
  }

  function listItems(): Item[] {
    const items = [...(newest.known() ?? []), ...(older.known() ?? [])];
    const byId = new Map([...items.map((item) => [item.post.id, item] as const), ...stored]);
    return [...byId.values()].filter((item) => item !== undefined);
  }

  /** Finds what is there so far, or what may be meant if nothing has all that was searched. */
  function find(query: Query, arrange: Arrange<Item>): Found<Item> {
    const isEarly = !indexed.known();
    const isComplete = query.key === '' || texts.known() === true;
    const items = arrange(listItems());
    const hits = rank(items, query, weights, ({ post }) => (isComplete ? said.get(post.id) : ''));
    const shown = places.get(query.key) ?? [];
    const place = ({ post }: Item) => shown.indexOf(post.id);
    const all = listFound(hits).toSorted((one, other) => place(other) - place(one));
    const found = isEarly ? all.slice(0, files === 'entries' ? earlyCount : 0) : all;
    if (isEarly) places.set(query.key, found.map(({ post }) => post.id).toReversed());
    if (isComplete && found.length === 0) {
      const known = items.flatMap(({ fields, names = '' }) => {
        return [...fields.slice(0, 2), names.replaceAll('|', ' ')];
      });
      const meant = mend(query, known);
      if (meant) return find(toPostQuery(meant), arrange);
    }
    const some = hits.filter(({ missing }) => missing < query.words.length);
    return { items: found, closest: some.map(({ item }) => item), isComplete, query };
  }

  return {
    manifest,
    listItems,
    /** Prefetches what is cheap, before it is known whether anybody will search. */
    prepare: () => void manifest().catch(ignore),
    /** Prefetches what the first results need. */
    prefetch: () => void indexed().catch(ignore),
    remove: (id: string) => void stored.set(id, undefined),
    /**
     * Searches for a text and yields what is shown of the results, each time there are more, until those that are shown
     * were compared with the database. `arrange` selects and sorts the items to search in.
     *
     * @param signal ends the search without an error
     * @throws ReadError, or the error of a file that cannot be loaded
     */
    async *listings<Listing extends { posts: readonly { id: string }[] }>(
      typed: string,
      arrange: Arrange<Item>,
      show: (found: Found<Item>) => Listing,
      signal: AbortSignal,
    ): AsyncGenerator<Listing, void, void> {
      const pause = wait(typingPauseMs);
      const query = toPostQuery(typed);
      const loading = indexed();
      loading.catch(ignore); // awaited below
      for (const part of query.key === '' ? [early, indexed] : [early, indexed, texts]) {
        if (part.known()) continue;
        const found = find(query, arrange);
        // That there are none is not known before the end.
        if (found.items.length > 0) yield show(found);
        if (part === texts) await pause;
        if (signal.aborted) return;
        await (part === indexed ? loading : part());
      }
      if (signal.aborted) return;
      const listing = show(find(query, arrange));
      yield listing;
      await pause;
      const ids = listing.posts.map(({ id }) => id).filter((id) => !stored.has(id));
      if (signal.aborted || ids.length === 0) return;
      store(await (await service()).getPostsById(ids), ids);
      yield show(find(query, arrange));
    },
  };
}

/** The search through all posts for one visit. */
export type PostSearch = ReturnType<typeof postSearch>;

/** The number of posts that are shown where nothing is found. */
const linkedCount = 3;

/** Searches the blog for visitors. */
export function postSearch() {
  const { manifest, listItems, listings, prepare, prefetch } = searchOfPosts<SearchablePost>({
    files: 'entries',
    weights: postWeights,
    toItem: (document) => datedPosts([document]).map(toSearchable)[0],
  });
  /** Complete pages, by their number and the search's key. */
  const shown = new Map<string, PostListing>();
  const pageKey = (text: string, page: number) => `${page} ${toPostQuery(text).key}`;
  const arrange = (items: readonly SearchablePost[]) =>
    items.toSorted((one, other) => inStoredOrder(other, one));

  /** Returns the posts that most others link to; the newest without an index. */
  function listLinked() {
    const linked = manifest.known()?.mostLinked;
    const posts = arrange(listItems()).map(({ post }) => post);
    return posts.filter(({ id }) => linked?.includes(id) ?? true).slice(0, linkedCount);
  }

  return {
    prepare,
    prefetch,
    /** Returns a page of cached results; undefined unless the search ran to its end. */
    cached: (text: string, page: number) => shown.get(pageKey(text, page)),
    /** Searches for a text: see searchOfPosts. @throws ReadError, or the error of a file that cannot be loaded */
    async *listings(
      text: string,
      page: number,
      signal: AbortSignal,
    ): AsyncGenerator<PostListing, void, void> {
      const show = ({ items, query, isComplete, closest }: Found<SearchablePost>): PostListing => {
        const taken = takePage(items, page);
        const posts = items.length === 0 ? closest.slice(0, postsPerPage) : taken.posts;
        const mark = (words: string) => markWords(words, query);
        return {
          ...taken,
          posts: posts.map(({ post }) => {
            const marked = { title: mark(post.title), description: mark(post.description) };
            return { ...post, marked };
          }),
          ...(!isComplete && { isPartial: true }),
          ...(query.key !== toPostQuery(text).key && { instead: query.key }),
          ...(items.length === 0 && { startWith: listLinked() }),
        };
      };
      for await (const listing of listings(text, arrange, show, signal)) {
        // A later page may be there only once all texts are searched.
        if (!listing.isPartial) shown.set(pageKey(text, page), listing);
        if (!listing.isPartial || listing.page === page) yield listing;
      }
    },
  };
}
