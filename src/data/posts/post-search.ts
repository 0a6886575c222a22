import { lazyValue } from '#src/lib/loading/lazy-value.ts';
import { mend, type Query, type Ranked, rank, type Searchable } from '#src/lib/search/search.ts';
import { searchField } from '#src/lib/search/search-key.ts';
import { htmlText } from '#src/model/posts/html-text.ts';
import { type PostListing, takePage } from '#src/model/posts/paged-list.ts';
import { type PostSummary, summarizePost } from '#src/model/posts/post.schema.ts';
import { markWords, stateNames, toPostQuery } from '#src/model/posts/post-query.ts';
import { postsPerPage } from '#src/model/posts/posts.limits.ts';
import { type DatedPost, datedPosts, type StoredPost } from '#src/model/posts/stored-posts.ts';
import { fetchIfThere, fetchManifest } from './search-index.ts';

/** A post as the index has it, folded once for all searches. */
export interface SearchablePost extends Searchable {
  post: PostSummary;
}

/** A post's id, and what the post says, folded. */
export type PostText = readonly [id: string, text: string];

/** Folds the texts of a post that cards show. */
export function toSearchable({ post }: Pick<DatedPost, 'post'>): SearchablePost {
  const { title, keywords, description, states } = post;
  const fields = [searchField(title), searchField(...keywords), searchField(description)];
  return { post: summarizePost(post), fields, names: stateNames(states) };
}

/** Folds what a document says, '' if it has no text. Its parser is that of htmlText. */
export function contentField(content: unknown, parser?: Document): string {
  return typeof content === 'string' ? searchField(htmlText(content, parser)) : '';
}

export interface Found<Item> extends Ranked<Item> {
  /** Whether what the posts say was searched, too. */
  isComplete: boolean;
  /** What was searched: the typed text, or what it may mean if nothing has it. */
  query: Query;
}

type Arrange<Item> = (items: Item[]) => readonly Item[];

/** Within this time after a key, no texts are loaded and nothing is compared with the database. */
const typingPauseMs = 300;

const service = () => import('./stored-posts.service.ts');

/**
 * Searches posts by the index that was built with the site, and by the database for newer ones, during one visit.
 *
 * @param files those of the index that have the items
 * @param toItem returns the item of a document; undefined for one that is not listed
 * @param earlyCount how many are shown before the database has answered
 */
export function searchOfPosts<Item extends Searchable & { post: { id: string } }>(
  files: 'entries' | 'rows',
  toItem: (document: StoredPost) => Item | undefined,
  earlyCount = 0,
) {
  const manifest = lazyValue(fetchManifest);
  const newest = lazyValue(() => load<Item>(files, 0, 1));
  const older = lazyValue(() => newest().then(() => load<Item>(files, 1)));
  /** The whole index, and what was published or changed since; without an index, all posts. */
  const indexed = lazyValue(async () => {
    const [known, { postsSince, listStoredPosts }] = await Promise.all([manifest(), service()]);
    const changed = known ? postsSince(new Date(known.since)) : listStoredPosts('all posts');
    // The database has the oldest first.
    return Promise.all([older(), changed.then((read) => store(read.toReversed()))]);
  });
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

  /** Stores what the database has of these ids, except of posts that were deleted while they were read. */
  function store(read: readonly StoredPost[], ids = read.map(({ id }) => id)): void {
    for (const id of ids.filter((one) => !stored.has(one))) {
      const document = read.find((one) => one.id === id);
      stored.set(id, document && toItem(document));
      said.set(id, contentField(document?.data.content));
    }
  }

  /** Returns the items in the index's order, after those that are new. */
  function listItems(): Item[] {
    const known = [newest, older].flatMap((part) => part.known() ?? []);
    const built = new Map(known.map((item) => [item.post.id, item] as const));
    const added = [...stored].filter(([id]) => !built.has(id));
    return [...new Map([...added, ...built, ...stored]).values()].filter(
      (item) => item !== undefined,
    );
  }

  /** Finds what is there so far, or what may be meant if nothing has all that was searched. */
  function find(query: Query, arrange: Arrange<Item>): Found<Item> {
    const isComplete = query.key === '' || texts.known() === true;
    const items = arrange(listItems());
    const getText = ({ post }: Item) => (isComplete ? said.get(post.id) : '');
    const { found, closest } = rank(items, query, getText);
    const meant = isComplete && found.length === 0 && mend(query, items);
    if (meant) return find(toPostQuery(meant), arrange);
    const early = places.get(query.key) ?? [];
    const place = ({ post }: Item) => early.indexOf(post.id);
    found.sort((one, other) => place(other) - place(one));
    if (!indexed.known()) {
      found.splice(earlyCount);
      places.set(query.key, found.map(({ post }) => post.id).toReversed());
    }
    return { found, closest, isComplete, query };
  }

  return {
    manifest,
    listItems,
    /** Prefetches what is cheap, before it is known whether anybody will search. */
    prepare: manifest,
    /** Prefetches what the first results need. */
    prefetch: indexed,
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
    ) {
      const pause = new Promise((resolve) => setTimeout(resolve, typingPauseMs));
      const query = toPostQuery(typed);
      const loading = indexed();
      loading.catch(() => {}); // awaited below
      for (const part of query.key === '' ? [indexed] : [newest, indexed, texts]) {
        if (part.known()) continue;
        const found = find(query, arrange);
        // That there are none is not known before the end.
        if (found.found.length > 0) yield show(found);
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

/** The number of posts to start with where nothing is found: the most linked, or without an index the first. */
const startCount = 3;

/** Searches the blog for visitors. */
export function postSearch() {
  const toItem = (document: StoredPost) => datedPosts([document]).map(toSearchable)[0];
  const search = searchOfPosts('entries', toItem, 3);
  /** Complete pages, by their number and the search's key. */
  const shown = new Map<string, PostListing>();
  const pageKey = (text: string, page: number) => `${page} ${toPostQuery(text).key}`;

  return {
    ...search,
    /** Returns a page of cached results; undefined unless the search ran to its end. */
    cached: (text: string, page: number) => shown.get(pageKey(text, page)),
    /** Searches for a text: see searchOfPosts. */
    async *listings(text: string, page: number, signal: AbortSignal) {
      const show = ({ found, query, isComplete, closest }: Found<SearchablePost>): PostListing => {
        const taken = takePage(found, page);
        const posts = found.length === 0 ? closest.slice(0, postsPerPage) : taken.posts;
        const mark = (words: string) => markWords(words, query);
        const linked = search.manifest.known()?.mostLinked;
        const all = search.listItems().map(({ post }) => post);
        const startWith = all.filter(({ id }) => linked?.includes(id) ?? true);
        return {
          ...taken,
          posts: posts.map(({ post }) => {
            const marked = { title: mark(post.title), description: mark(post.description) };
            return { ...post, marked };
          }),
          ...(!isComplete && { isPartial: true }),
          ...(query.key !== toPostQuery(text).key && { instead: query.key }),
          ...(found.length === 0 && { startWith: startWith.slice(0, startCount) }),
        };
      };
      for await (const listing of search.listings(text, (items) => items, show, signal)) {
        // A later page may be there only once all texts are searched.
        if (!listing.isPartial) shown.set(pageKey(text, page), listing);
        if (!listing.isPartial || listing.page === page) yield listing;
      }
    },
  };
}
