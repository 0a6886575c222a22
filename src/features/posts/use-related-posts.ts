import { useCallback } from 'react';
import { type Resource, useResource } from '#src/lib/use-resource.ts';
import type { Post } from './post.schema.ts';

/** The newest other posts of a post's category. */
export function useRelatedPosts({ id, category }: Post): Resource<Post[]> {
  return useResource(
    useCallback(async () => {
      const { getRelatedPosts } = await import('./posts.service.ts');
      return getRelatedPosts({ id, category });
    }, [id, category]),
  );
}
