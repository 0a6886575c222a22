import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useQueryInAddress } from '#src/lib/addresses/use-query-in-address.ts';
import { useHydrated } from '#src/lib/hooks/use-hydrated.ts';
import { useBackOrForward, useStartOver } from '#src/lib/loading/navigation.ts';
import {
  type BlogPlace,
  blogQuery,
  blogStart,
  readBlogPlace,
} from '#src/model/posts/blog-place.ts';

/**
 * Keeps the visitor's place in the blog in the URL (`?tab=credit&page=2`). Choosing a topic or a page adds a history
 * entry; typing replaces the current one, and so does the correction of a page that does not exist.
 */
export function useBlogPlace() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  // The requested place; the URL follows it.
  const [chosen, setChosen] = useState<BlogPlace>();
  const address = useMemo(() => (hydrated ? readBlogPlace(search) : undefined), [search, hydrated]);
  const place = chosen ?? address;

  useBackOrForward(useCallback(() => setChosen(undefined), []));
  useStartOver(() => setChosen(undefined));

  const query = chosen ? blogQuery(chosen) : search;
  const updateAddress = useQueryInAddress(query);

  // Stable handlers, so that components that use them do not rerender on every keystroke.
  const latest = useRef({ place, query });
  useLayoutEffect(() => {
    latest.current = { place, query };
  });
  const ways = useMemo(() => {
    const here = () => ({ ...blogStart, ...latest.current.place });
    function go(next: BlogPlace) {
      setChosen(next);
      // A place that is already requested does not add a second history entry.
      if (blogQuery(next) !== latest.current.query) void navigate({ search: blogQuery(next) });
    }
    return {
      type: (text: string) => setChosen({ ...blogStart, text }),
      go,
      turnTo: (page: number) => go({ ...here(), page }),
      /** Corrects the page in the URL to the one that is shown instead of a missing one. */
      correctPage: (page: number) => setChosen({ ...here(), page }),
      retry: () => setChosen(here()),
    };
  }, [navigate]);

  return {
    /** Undefined in the prerendered page, which serves every query. */
    place,
    /** Updates the URL with the typed text at once. */
    updateAddress,
    ...ways,
  };
}
