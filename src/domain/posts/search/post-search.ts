import {
  countPages,
  type ListedPost,
  type PostListing,
  takePage,
} from '#src/domain/posts/listing/paged-list.ts';
import type { Query } from '#src/lib/search.ts';
import { postsPerPage } from '../posts.limits.ts';
import { datedPosts, inStoredOrder } from '../stored-posts.ts';
import { type Found, type Searched, searchOfPosts } from './find-posts.ts';
import {
  contentField,
  markWords,
  type SearchablePost,
  toPostQuery,
  toSearchable,
  weights,
} from './search-entry.ts';
import { fetchEntries, type SearchManifest } from './search-index.ts';

/** The search through all posts for one visit. */
export type PostSearch = ReturnType<typeof postSearch>;

const loadPosts = () => import('../stored-posts.service.ts');

/** The number of posts that are shown where nothing is found. */
const linkedCount = 3;

/** Searches the blog for visitors. */
export function postSearch() {
  const search = searchOfPosts({ weights, load: loadIndex, readByIds });
  const shown = new Map<string, PostListing>();
  const showKey = (text: string, page: number) => `${page} ${toPostQuery(text).key}`;

  return {
    /** Prefetches what is cheap, before it is known whether the visitor will search. */
    prepare: () => ignoreFailure(search.manifest()),
    /** Prefetches what the first results need. */
    prefetch: () => ignoreFailure(search.searched()),
    /** Returns a page of cached results; undefined unless the search ran to its end. */
    cached: (text: string, page: number) => shown.get(showKey(text, page)),
    /** Searches for a text: see searchOfPosts. @throws ReadError, or the error of a file that cannot be loaded */
    async *listings(
      text: string,
      page: number,
      signal: AbortSignal,
    ): AsyncGenerator<PostListing, void, void> {
      const mostLinked = (await search.manifest())?.mostLinked;
      const { items } = await search.searched();
      const linked = mostLinked
        ? items.filter(({ post }) => mostLinked.includes(post.id))
        : items.slice(0, linkedCount);
      const show = (found: Found<SearchablePost>): PostListing => {
        const { posts, query, isComplete, closest } = found;
        const isNone = isComplete && posts.length === 0;
        const taken = isComplete ? takePage(posts, page) : takePageSoFar(posts, page);
        const shownPosts = isNone ? closest.slice(0, postsPerPage) : taken.posts;
        return {
          ...taken,
          posts: shownPosts.map((post) => markPost(post, query)),
          ...(query.key !== toPostQuery(text).key && { instead: query.key }),
          ...(isNone && { startWith: search.takeCurrent(linked).map(({ post }) => post) }),
        };
      };
      for await (const listing of search.listings(text, (posts) => posts, show, signal)) {
        yield listing;
        if (!listing.isPartial) shown.set(showKey(text, page), listing);
      }
    },
  };
}

function takePageSoFar(posts: readonly SearchablePost[], page: number) {
  const start = (page - 1) * postsPerPage;
  return {
    posts: posts.slice(start, start + postsPerPage),
    page,
    pageCount: Math.max(page, countPages(posts.length)),
    total: posts.length,
    isPartial: true as const,
  };
}

function markPost({ post }: SearchablePost, query: Query): ListedPost {
  const mark = (text: string) => markWords(text, query);
  return { ...post, marked: { title: mark(post.title), description: mark(post.description) } };
}

/** Reads the entries of the index, and what was published or changed since; without an index all posts. */
async function loadIndex(manifest: SearchManifest | undefined): Promise<Searched<SearchablePost>> {
  const service = loadPosts();
  const [documents, ...files] = await Promise.all([
    manifest
      ? service.then(({ postsSince }) => postsSince(new Date(manifest.since)))
      : service.then(({ listStoredPosts }) => listStoredPosts('all posts')),
    ...(manifest?.entries ?? []).map((path) => fetchEntries<SearchablePost>(path)),
  ]);
  const readIds = new Set(documents.map(({ id }) => id));
  const read = datedPosts(documents);
  const unchanged = files.flat().filter(({ post }) => !readIds.has(post.id));
  const items = [...read.map(toSearchable), ...unchanged];
  return {
    items: items.toSorted((one, other) => inStoredOrder(other, one)),
    texts: read.map(({ post }) => [post.id, contentField(post.content)]),
    readIds,
  };
}

async function readByIds(ids: readonly string[]): Promise<SearchablePost[]> {
  const documents = await (await loadPosts()).getPostsById(ids);
  return datedPosts(documents).map(toSearchable);
}

/** Ignores the failure: the search that needs the result reports it. */
function ignoreFailure(work: Promise<unknown>): void {
  work.catch(() => {});
}
