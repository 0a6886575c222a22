import { loadService } from '#src/lib/firebase/load-service.ts';
import { type Resource, useResource } from '#src/lib/use-resource.ts';
import type { Post } from './post.schema.ts';

/** Three posts by chance, others on each visit. */
export function useFeaturedPosts(): Resource<Post[]> {
  return useResource(loadFeaturedPosts);
}

/** The Firebase SDK comes in a chunk of its own, after the page has been painted. */
async function loadFeaturedPosts() {
  const { getFeaturedPosts } = await loadService(() => import('./posts.service.ts'));
  return getFeaturedPosts();
}
