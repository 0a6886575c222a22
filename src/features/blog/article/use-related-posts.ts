import { useCallback } from 'react';
import { embeddedRelated } from '#src/domain/posts/known-posts.ts';
import type { Post, PostSummary } from '#src/domain/posts/post.schema.ts';
import { loadService } from '#src/lib/lazy-value.ts';
import { useEmbedded } from '#src/lib/use-hydrated.ts';
import { type Resource, useResource } from '#src/lib/use-resource.ts';

/** Returns the newest other posts of a post's category. */
export function useRelatedPosts({ id, category }: Post): Resource<PostSummary[]> {
  return useResource<PostSummary[]>(
    useCallback(async () => {
      const { getRelatedPosts } = await loadService(
        () => import('#src/domain/posts/posts.service.ts'),
      );
      return getRelatedPosts({ id, category });
    }, [id, category]),
    useEmbedded(embeddedRelated),
  );
}
