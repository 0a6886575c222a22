import { useEffect, useState } from 'react';
import { isSearch } from '#src/domain/posts/listing/blog-place.ts';
import { postSearch } from '#src/domain/posts/search/post-search.ts';
import { type PageLink, sitePages } from '#src/lib/admin-paths.ts';
import { blogPostPath } from '#src/lib/paths.ts';
import { searchKey } from '#src/lib/search-key.ts';

const mostPages = 3;
const mostPosts = 6;
/** Keys within this time are one search. */
const pauseMs = 200;

/** What a search has found so far. */
export interface PageSearchResult {
  /** The searched text; '' for none. */
  text: string;
  links: readonly PageLink[];
  status: 'searching' | 'done' | 'failed';
}

const nothing: PageSearchResult = { text: '', links: [], status: 'done' };

/**
 * Searches the pages of the site by name, and its posts by the search of the blog, with its index.
 *
 * @param text as typed
 * @returns the result for the text, or for the text before it while the search begins
 */
export function usePageSearch(text: string): PageSearchResult {
  const [posts] = useState(postSearch);
  const [result, setResult] = useState(nothing);

  useEffect(() => {
    if (!isSearch(text)) return;
    const leaving = new AbortController();
    const show = (links: readonly PageLink[], status: PageSearchResult['status']) => {
      if (!leaving.signal.aborted) setResult({ text, links, status });
    };
    const pages = pagesNamed(text);
    const search = async () => {
      let links = pages;
      show(links, 'searching');
      for await (const listing of posts.listings(text, 1, leaving.signal)) {
        const found = listing.posts.slice(0, mostPosts);
        links = [
          ...pages,
          ...found.map(({ title, slug }) => ({ title, path: blogPostPath(slug) })),
        ];
        const isEnough = !listing.isPartial || found.length === mostPosts;
        show(links, isEnough ? 'done' : 'searching');
      }
    };
    const timer = setTimeout(() => search().catch(() => show(pages, 'failed')), pauseMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [posts, text]);

  return isSearch(text) ? result : nothing;
}

function pagesNamed(text: string): readonly PageLink[] {
  const wanted = searchKey(text);
  return sitePages.filter(({ title }) => searchKey(title).includes(wanted)).slice(0, mostPages);
}
