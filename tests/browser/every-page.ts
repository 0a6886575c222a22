import { posts } from '#scripts/content/posts/index.ts';
import { blogPostPath, paths } from '#src/lib/paths.ts';

const [seededPost] = posts;
if (!seededPost) throw new Error('The seed has no post.');

/** Every public page and one address that does not exist. */
export const publicPages: readonly string[] = [
  paths.home,
  paths.quote,
  paths.preApproval,
  paths.purchaseLeads,
  paths.contact,
  paths.calculator,
  `${paths.calculator}#tab=advanced`,
  paths.rates,
  paths.faq,
  // The build prerenders it.
  blogPostPath(seededPost.slug),
  paths.blog,
  paths.login,
  paths.aboutAuthor,
  paths.privacy,
  paths.terms,
  paths.accessibility,
  paths.doNotSell,
  paths.yourRequest,
  '/no-such-page',
];
