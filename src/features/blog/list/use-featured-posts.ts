import type { Post } from '#src/domain/posts/post.schema.ts';
import { loadService } from '#src/lib/lazy-value.ts';
import { type Resource, useResource } from '#src/lib/use-resource.ts';

/** Returns three random posts, different on each visit. */
export function useFeaturedPosts(): Resource<Post[]> {
  return useResource(loadFeaturedPosts);
}

/** Loads the Firebase SDK in a separate chunk, after the first paint. */
async function loadFeaturedPosts() {
  const { getFeaturedPosts } = await loadService(
    () => import('#src/domain/posts/posts.service.ts'),
  );
  return getFeaturedPosts();
}
