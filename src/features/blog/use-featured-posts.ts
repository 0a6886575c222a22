import type { Post } from '#src/domain/posts/post.schema.ts';
import { loadService } from '#src/lib/firebase/load-service.ts';
import { type Resource, useResource } from '#src/lib/use-resource.ts';

/** Three posts by chance, others on each visit. */
export function useFeaturedPosts(): Resource<Post[]> {
  return useResource(loadFeaturedPosts);
}

/** The Firebase SDK comes in a chunk of its own, after the page has been painted. */
async function loadFeaturedPosts() {
  const { getFeaturedPosts } = await loadService(
    () => import('#src/domain/posts/posts.service.ts'),
  );
  return getFeaturedPosts();
}
