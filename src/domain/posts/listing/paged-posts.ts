import { loadService } from '#src/lib/lazy-value.ts';
import type { PostSummary } from '../post.schema.ts';
import { postsPerPage } from '../posts.limits.ts';
import type { PostCursor } from '../posts.service.ts';
import { type PagedList, pagedList } from './paged-list.ts';

/**
 * Returns the paginated list of the blog's posts, or of one category.
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
