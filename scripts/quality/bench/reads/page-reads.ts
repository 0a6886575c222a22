import { featuredCount, postsPerPage, relatedCount } from '#src/domain/posts/posts.limits.ts';
import type { SiteServices } from './site-services.ts';
import { slugOf } from './store-posts.ts';

interface PageReads {
  name: string;
  read(services: SiteServices): Promise<unknown>;
  /** Limit of documents, for any number of posts. */
  limit: number;
}

/** The reads of each page when it is opened. */
export const pageReads: readonly PageReads[] = [
  {
    name: 'home',
    read: ({ posts, rates }) => Promise.all([posts.getFeaturedPosts(), rates.getRates()]),
    limit: featuredCount + 1,
  },
  {
    name: 'blog',
    read: ({ posts }) => Promise.all([posts.getPostPages(), posts.countPosts()]),
    limit: postsPerPage,
  },
  {
    name: 'blog, a tab',
    read: ({ posts }) =>
      Promise.all([posts.getPostPages({ category: 'Credit' }), posts.countPosts('Credit')]),
    limit: postsPerPage,
  },
  {
    name: 'a post',
    read: async ({ posts }) => {
      const post = await posts.findPostBySlug(slugOf(0));
      await posts.getRelatedPosts(post ?? { id: '', category: '' });
    },
    // One more related post, as the post itself may be among them.
    limit: 1 + relatedCount + 1,
  },
];
