import { fetchIfThere } from '#src/lib/loading/built-file.ts';
import { lazyValue } from '#src/lib/loading/lazy-value.ts';
import { packTexts } from '#src/lib/search/packed-text.ts';
import { mend, type Query, type Ranked, rank, type Searchable } from '#src/lib/search/ranking.ts';
import { searchField } from '#src/lib/search/search-key.ts';
import { htmlText } from '#src/model/posts/html-text.ts';
import { type ListPage, type PostListing, takePage } from '#src/model/posts/paged-list.ts';
import { summarizePost } from '#src/model/posts/post.schema.ts';
import { markWords, stateNames, toPostQuery } from '#src/model/posts/post-query.ts';
import { postsPerPage, startCount } from '#src/model/posts/posts.limits.ts';
import { type DatedPost, datedPosts, type StoredPost } from '#src/model/posts/stored-posts.ts';
import { fetchManifest } from './search-index.ts';

/** Folds the texts of a post that cards show, once for all searches. */
export function toSearchable({ post }: Pick<DatedPost, 'post'>) {
  const { title, keywords, description, states } = post;
  const fields = [searchField(title), searchField(...keywords), searchField(description)];
  return { post: summarizePost(post), fields, names: stateNames(states) };
}

/** Folds what a document says, '' if it has no text. Its parser is that of htmlText. */
export const contentField = (content: unknown, parser?: Document) =>
  typeof content === 'string' ? searchField(htmlText(content, parser)) : '';

export interface Found<Item> extends Ranked<Item> {
  query: Query;
  /** What was searched instead of the typed text: what it may mean, if nothing has it. */
  instead?: string;
  /** Whether what the posts say was searched, too. */
  isComplete: boolean;
  /** What to read where nothing is found: the posts that most others link to, or without an index the first. */
  toStart: Item[];
}

/** A list of posts with a search: what it searches, and what it shows in a view. */
interface SearchedList<Item, View, Listing> {
  /** The files of the index that have the items. */
  files: 'entries' | 'rows';
  /** Returns the item of a document; undefined for one that is not listed. */
  toItem(document: StoredPost): Item | undefined;
  /** How many are shown before the database has answered. */
  earlyCount?: number;
  /** Selects and sorts the items to search in. */
  arrange(items: Item[], view: View): readonly Item[];
  show(found: Found<Item>, view: View): Listing;
}

/** Within this time after a key, no texts are loaded and nothing is compared with the database. */
const typingPauseMs = 300;
const service = lazyValue(() => import('./stored-posts.service.ts'));

/** Searches posts by the index that was built with the site, and by the database for newer ones, during one visit. */
export function searchOfPosts<
  Item extends Searchable & { post: { id: string } },
  View extends { text: string; page: number },
  Listing extends ListPage<{ id: string }>,
>({ files, toItem, earlyCount = 0, arrange, show }: SearchedList<Item, View, Listing>) {
  const manifest = lazyValue(fetchManifest);
  const newest = lazyValue(() => load<Item>(files, 0, 1));
  /** The older ones, once what was published or changed since is stored; without an index, all posts are. */
  const indexed = lazyValue(async () => {
    const read = Promise.all([manifest(), service()]).then(([known, posts]) =>
      known ? posts.postsSince(new Date(known.since)) : posts.listStoredPosts('all posts'),
    );
    const [, older, changed] = await Promise.all([newest(), load<Item>(files, 1), read]);
    store(changed.toReversed()); // the database has the oldest first
    return older;
  });
  const texts = lazyValue(async () => {
    const [packed, all] = await Promise.all([
      load<string>('words').then(packTexts),
      load<[string, string]>('texts'),
    ]);
    fold = (content) => packed.pack(contentField(content));
    for (const [id, content] of said) said.set(id, fold(content));
    for (const [id, text] of all) if (!stored.has(id)) said.set(id, text);
    return packed;
  });
  /** What the database has of the posts that it was asked for: nothing of those that are gone. */
  const stored = new Map<string, Item | undefined>();
  /** What posts say, as it is stored until the index's words are there. */
  const said = new Map<string, string>();
  let fold = (content: unknown) => (typeof content === 'string' ? content : '');
  /** The ids of what was shown early, the first one last, by what was searched. They keep their places. */
  const places = new Map<string, readonly string[]>();

  async function load<Entry>(name: 'entries' | 'rows' | 'texts' | 'words', from = 0, to?: number) {
    const paths = (await manifest())?.[name].slice(from, to) ?? [];
    const parts = await Promise.all(paths.map((path) => fetchIfThere<Entry[]>(path, 'low')));
    return parts.flatMap((part) => {
      if (part) return part;
      // A new release has removed the files that this visit knows: the next search starts over.
      for (const known of [manifest, newest, indexed]) known.forget();
      throw new Error('Files of the search index are missing.');
    });
  }

  /** Stores what the database has of these ids, except of posts that were deleted while they were read. */
  function store(read: readonly StoredPost[], ids = read.map(({ id }) => id)): void {
    for (const id of ids.filter((one) => !stored.has(one))) {
      const document = read.find((one) => one.id === id);
      stored.set(id, document && toItem(document));
      said.set(id, fold(document?.data.content));
    }
  }

  /** Returns the items in the index's order, after those that are new. */
  function listItems(): Item[] {
    const known = [newest, indexed].flatMap((part) => part.known() ?? []);
    const built = new Map(known.map((item) => [item.post.id, item] as const));
    const added = [...stored].filter(([id]) => !built.has(id));
    const all = new Map([...added, ...built, ...stored]);
    return [...all.values()].filter((item) => item !== undefined);
  }

  /** Finds what is there so far, or what may be meant if nothing has all that was searched. */
  function find(query: Query, items: readonly Item[]): Found<Item> {
    const isComplete = query.key === '' || texts.known() !== undefined;
    const { found, closest } = rank(items, query, (part) => {
      const count = texts.known()?.toCounter(part);
      return ({ post }) => count?.(said.get(post.id)) ?? 0;
    });
    const meant = isComplete && found.length === 0 && mend(query, items);
    if (meant) return { ...find(toPostQuery(meant), items), instead: meant };
    const early = places.get(query.key) ?? [];
    const place = ({ post }: Item) => early.indexOf(post.id);
    found.sort((one, other) => place(other) - place(one));
    if (!indexed.known()) {
      found.splice(earlyCount);
      places.set(query.key, found.map(({ post }) => post.id).toReversed());
    }
    const linked = manifest.known()?.mostLinked;
    const toStart = items.filter(({ post }) => linked?.includes(post.id) ?? true);
    return { found, closest, query, isComplete, toStart: toStart.slice(0, startCount) };
  }

  return {
    prepare: () => Promise.all([newest(), service()]),
    prefetch: indexed,
    remove: (id: string) => void stored.set(id, undefined),
    /**
     * Yields what is shown of a view's results, each time there are more, until it was compared with the database or
     * `signal` ends it. @throws ReadError, or the error of a file that cannot be loaded
     */
    async *listings(view: View, signal: AbortSignal) {
      const pause = new Promise((resolve) => setTimeout(resolve, typingPauseMs));
      const query = toPostQuery(view.text);
      const list = () => show(find(query, arrange(listItems(), view)), view);
      const loading = indexed();
      loading.catch(() => {}); // awaited below
      for (const part of query.key === '' ? [indexed] : [newest, indexed, texts]) {
        if (part.known()) continue;
        const listing = list();
        // That there are none, or no such page, is not known before the end.
        if (listing.total > 0 && listing.page === view.page) yield listing;
        if (part === texts) await pause;
        if (signal.aborted) return;
        await (part === indexed ? loading : part());
      }
      if (signal.aborted) return;
      const listing = list();
      yield listing;
      await pause;
      const ids = listing.posts.map(({ id }) => id).filter((id) => !stored.has(id));
      if (signal.aborted || ids.length === 0) return;
      store(await (await service()).getPostsById(ids), ids);
      yield list();
    },
  };
}

/** Searches the blog for visitors. */
export const postSearch = () =>
  searchOfPosts({
    files: 'entries',
    toItem: (document) => datedPosts([document]).map(toSearchable)[0],
    earlyCount: 3,
    arrange: (items) => items,
    show(result, { page }: { text: string; page: number }): PostListing {
      const { found, closest, query, instead, isComplete, toStart } = result;
      const taken = takePage(found, page);
      const shown = found.length > 0 ? taken.posts : closest.slice(0, postsPerPage);
      const mark = (words: string) => markWords(words, query);
      return {
        ...taken,
        posts: shown.map(({ post }) => ({
          ...post,
          marked: { title: mark(post.title), description: mark(post.description) },
        })),
        isPartial: !isComplete,
        instead,
        startWith: found.length > 0 ? [] : toStart.map(({ post }) => post),
      };
    },
  });
