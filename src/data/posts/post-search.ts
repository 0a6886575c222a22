import type { Query } from '#src/lib/search/search.ts';
import { type ListedPost, type PostListing, takePage } from '#src/model/posts/paged-list.ts';
import { postsPerPage } from '#src/model/posts/posts.limits.ts';
import {
  markWords,
  type SearchablePost,
  toPostQuery,
  toSearchable,
  weights,
} from '#src/model/posts/search-entry.ts';
import { datedPosts, inStoredOrder } from '#src/model/posts/stored-posts.ts';
import { type Found, searchOfPosts } from './find-posts.ts';

/** The search through all posts for one visit. */
export type PostSearch = ReturnType<typeof postSearch>;

/** The number of posts that are shown where nothing is found. */
const linkedCount = 3;

/** Searches the blog for visitors. */
export function postSearch() {
  const search = searchOfPosts<SearchablePost>({
    files: 'entries',
    weights,
    earlyCount: 3,
    toItem: (document) => datedPosts([document]).map(toSearchable)[0],
  });
  const shown = new Map<string, PostListing>();
  const showKey = (text: string, page: number) => `${page} ${toPostQuery(text).key}`;
  const newestFirst = (items: readonly SearchablePost[]) =>
    items.toSorted((one, other) => inStoredOrder(other, one));

  /** Returns the posts that most others link to; the newest without an index. */
  function listLinked(): ListedPost[] {
    const linked = search.manifest.known()?.mostLinked;
    const posts = newestFirst(search.listItems()).map(({ post }) => post);
    return posts.filter(({ id }) => linked?.includes(id) ?? true).slice(0, linkedCount);
  }

  return {
    /** Prefetches what is cheap, before it is known whether the visitor will search. */
    prepare: () => void search.manifest().catch(ignore),
    /** Prefetches what the first results need. */
    prefetch: () => void search.indexed().catch(ignore),
    /** Returns a page of cached results; undefined unless the search ran to its end. */
    cached: (text: string, page: number) => shown.get(showKey(text, page)),
    /** Searches for a text: see searchOfPosts. @throws ReadError, or the error of a file that cannot be loaded */
    async *listings(
      text: string,
      page: number,
      signal: AbortSignal,
    ): AsyncGenerator<PostListing, void, void> {
      const show = ({ items, query, isComplete, closest }: Found<SearchablePost>): PostListing => {
        const isNone = isComplete && items.length === 0;
        const taken = takePage(items, page);
        return {
          ...taken,
          posts: (isNone ? closest.slice(0, postsPerPage) : taken.posts).map((one) =>
            markPost(one, query),
          ),
          ...(!isComplete && { isPartial: true }),
          ...(query.key !== toPostQuery(text).key && { instead: query.key }),
          ...(isNone && { startWith: listLinked() }),
        };
      };
      for await (const listing of search.listings(text, newestFirst, show, signal)) {
        // A later page may be there only once all texts are searched.
        if (!listing.isPartial) shown.set(showKey(text, page), listing);
        if (!listing.isPartial || listing.page === page) yield listing;
      }
    },
  };
}

function markPost({ post }: SearchablePost, query: Query): ListedPost {
  const mark = (text: string) => markWords(text, query);
  return { ...post, marked: { title: mark(post.title), description: mark(post.description) } };
}

/** The search that needs the result reports the failure. */
const ignore = () => {};
