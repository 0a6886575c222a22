import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  type BlogPlace,
  blogQuery,
  blogStart,
  canonicalBlogQuery,
  readBlogPlace,
} from '#src/domain/posts/listing/blog-place.ts';
import type { PostCategory } from '#src/domain/posts/post-categories.ts';
import { useBackOrForward } from '#src/lib/use-back-or-forward.ts';
import { useHydrated } from '#src/lib/use-hydrated.ts';

/** A browser takes only so many new addresses in a while: one for a word, not for each letter. */
const typingPauseMs = 300;

/**
 * The visitor's place in the blog, which lives in the address (`?tab=credit&page=2`). A topic and a
 * page are a step in the browser's history; typing changes the step that it is typed in. An address
 * that says something else than what is shown is put right in the same way.
 */
export function useBlogPlace() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  // What was asked for last: the address follows it.
  const [asked, setAsked] = useState<BlogPlace>();
  const address = useMemo(() => (hydrated ? readBlogPlace(search) : undefined), [search, hydrated]);
  const place = asked ?? address;

  useBackOrForward(useCallback(() => setAsked(undefined), []));

  const righted = address ? canonicalBlogQuery(search, address) : search;
  const query = asked ? blogQuery(asked) : righted;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const settle = useCallback(() => {
    // Whoever leaves the box may be on the way to another page, whose address this must not touch.
    clearTimeout(timer.current);
    if (query !== search) void navigate({ search: query }, { replace: true });
  }, [query, search, navigate]);
  useEffect(() => {
    timer.current = setTimeout(settle, typingPauseMs);
    return () => clearTimeout(timer.current);
  }, [settle]);

  // The ways to another place are the same on every key, so that what has them is not drawn anew.
  const latest = useRef({ place, query });
  useLayoutEffect(() => {
    latest.current = { place, query };
  });
  const ways = useMemo(() => {
    const here = () => ({ ...blogStart, ...latest.current.place });
    function go(next: BlogPlace) {
      setAsked(next);
      // What was asked for and is not yet in the address is not a step of its own a second time.
      if (blogQuery(next) !== latest.current.query) void navigate({ search: blogQuery(next) });
    }
    return {
      /** Looks for a text in all topics. */
      type: (text: string) => setAsked({ text, category: '', page: 1 }),
      choose: (category: PostCategory | '') => go({ text: '', category, page: 1 }),
      turnTo: (page: number) => go({ ...here(), page }),
      /** Has the address name the page that is shown in place of one that does not exist. */
      settleAt: (page: number) => setAsked({ ...here(), page }),
      /** Has the same place loaded anew. */
      retry: () => setAsked(here()),
    };
  }, [navigate]);

  return {
    /** Undefined in the prerendered page, which stands for every address. */
    place,
    /** Writes what was typed to the address now. */
    settle,
    ...ways,
  };
}
