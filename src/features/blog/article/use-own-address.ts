import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { blogPostPath } from '#src/lib/paths.ts';
import type { Resource } from '#src/lib/use-resource.ts';
import type { ReadablePost } from './use-post.ts';

/**
 * Replaces an earlier address of a post, or one in other letter case, by the post's own. The query and
 * the fragment stay, and so do the scroll position and the focus (see useFocusOnNavigation).
 *
 * @param slug the slug in the URL
 */
export function useOwnAddress(slug: string, found: Resource<ReadablePost | undefined>): void {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const movedTo = found.status === 'loaded' ? found.value?.movedTo : undefined;

  useEffect(() => {
    if (movedTo === undefined || movedTo === slug) return;
    navigate(
      { pathname: blogPostPath(movedTo), search, hash },
      { replace: true, state: { isSamePage: true } },
    );
  }, [movedTo, slug, search, hash, navigate]);
}
