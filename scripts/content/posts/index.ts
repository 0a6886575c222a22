import { approvalPosts } from './approval/index.ts';
import { creditPosts } from './credit/index.ts';
import { ratesPosts } from './rates/index.ts';
import { refinancePosts } from './refinance/index.ts';
import type { SeedPost } from './seed-post.ts';

/** Every post of the demo's blog, by category. */
export const posts: readonly SeedPost[] = [
  ...ratesPosts,
  ...approvalPosts,
  ...creditPosts,
  ...refinancePosts,
];
