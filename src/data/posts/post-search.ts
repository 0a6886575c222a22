import { lazyValue } from '#src/lib/loading/lazy-value.ts';
import { mend, type Query, rank, type Searchable } from '#src/lib/search/search.ts';
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
  /** Of the fields of items, in their order. */
  weights: readonly number[];
  /** How many are shown before the database has answered. */
  earlyCount: number;
  /** Returns the item of a document; undefined for one that is not listed. */
  toItem: (document: StoredPost) => Item | undefined;
}

type Arrange<Item> = (items: Item[]) => readonly Item[];

/** Within this time after a key, no texts are loaded and nothing is compared with the database. */
const typingPauseMs = 300;

const service = () => import('./stored-posts.service.ts');
/** The search that needs the result reports the failure. */
const ignore = () => {};

/** Searches posts by the index that was built with the site, and by the database for newer ones, during one visit. */
export function searchOfPosts<Item extends Searchable & { post: { id: string } }>({
  files,
  weights,
  earlyCount,
  toItem,
}: Source<Item>) {
  const manifest = lazyValue(fetchManifest);
  const newest = lazyValue(() => load<Item>(files, 0, 1));
  const older = lazyValue(() => newest().then(() => load<Item>(files, 1)));
  /** The whole index, and what was published or changed since; without an index, all posts. */
  const indexed = lazyValue(() => Promise.all([changes(), older()]));
  const texts = lazyValue(async () => {
    for (const [id, text] of await load<PostText>('texts')) if (!stored.has(id)) said.set(id, text);
    return true;
  });
  /** What the database has of the posts that it was asked for: nothing of those that are gone. */
  const stored = new Map<string, Item | undefined>();
  const said = new Map<string, string>();
  /** The ids of what was shown early, the first one last, by what was searched. They keep their places. */
  const places = new Map<string, readonly string[]>();

  async function load<Entry>(name: 'entries' | 'rows' | 'texts', from = 0, to?: number) {
    const paths = (await manifest())?.[name].slice(from, to) ?? [];
    const parts = await Promise.all(paths.map((path) => fetchIfThere<Entry[]>(path)));
    return parts.flatMap((part) => {
      if (part) return part;
      // A new release has removed the files that this visit knows: the next search starts over.
      for (const known of [manifest, newest, older, indexed]) known.forget();
      throw new Error('Files of the search index are missing.');
    });
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
    const built = [newest, older].flatMap((part) => part.known() ?? []);
    const byId = new Map([...built.map((item) => [item.post.id, item] as const), ...stored]);
    return [...byId.values()].filter((item) => item !== undefined);
  }

  /** Finds what is there so far, or what may be meant if nothing has all that was searched. */
  function find(query: Query, arrange: Arrange<Item>): Found<Item> {
    const isComplete = query.key === '' || texts.known() === true;
    const items = arrange(listItems());
    const getText = ({ post }: Item) => (isComplete ? said.get(post.id) : '');
    const { found, closest } = rank(items, query, weights, getText);
    const meant = isComplete && found.length === 0 && mend(query, items);
    if (meant) return find(toPostQuery(meant), arrange);
    const shown = places.get(query.key) ?? [];
    const place = ({ post }: Item) => shown.indexOf(post.id);
    const placed = found.toSorted((one, other) => place(other) - place(one));
    if (indexed.known()) return { items: placed, closest, isComplete, query };
    const early = placed.slice(0, earlyCount);
    places.set(query.key, early.map(({ post }) => post.id).toReversed());
    return { items: early, closest, isComplete, query };
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
      const pause = new Promise((resolve) => setTimeout(resolve, typingPauseMs));
      const query = toPostQuery(typed);
      const loading = indexed();
      loading.catch(ignore); // awaited below
      for (const part of query.key === '' ? [indexed] : [newest, indexed, texts]) {
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
    earlyCount: 3,
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
