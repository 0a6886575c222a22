import { loadService } from '#src/lib/firebase/load-service.ts';
import type { PostSummary } from '../post.schema.ts';
import { postsPerPage } from '../posts.limits.ts';
import type { PostCursor } from '../posts.service.ts';
import { type PagedList, pagedList } from './paged-list.ts';

/**
 * The blog's posts, or those of a category, in pages.
 *
 * @param category '' for all posts
 */
export function pagedPosts(category: string): PagedList<PostSummary> {
  const service = () => loadService(() => import('../posts.service.ts'));
  return pagedList({
    postsPerPage,
    readPages: async (after: PostCursor | undefined, pages) =>
      (await service()).getPostPages({ category, after, pages }),
    count: async () => (await service()).countPosts(category),
  });
}
