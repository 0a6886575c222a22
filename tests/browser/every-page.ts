import { posts } from '#scripts/content/posts/index.ts';
import { publicPaths } from '#src/lib/addresses/admin-paths.ts';
import { blogPostPath, paths } from '#src/lib/addresses/paths.ts';

const [seededPost] = posts;
if (!seededPost) throw new Error('The seed has no post.');

/** Every public page and one address that does not exist. */
export const publicPages: readonly string[] = [
  ...publicPaths,
  `${paths.calculator}#tab=advanced`,
  // The build prerenders it.
  blogPostPath(seededPost.slug),
  '/no-such-page',
];
