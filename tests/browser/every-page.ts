import { paths } from '#src/lib/paths.ts';

/** A post that the seed stores, so that the build knows it. */
const seededPost = '/blog/points-or-credits';

/** Every page that anybody may open, and one that there is not. */
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
  paths.blog,
  seededPost,
  paths.login,
  paths.aboutAuthor,
  paths.privacy,
  paths.terms,
  paths.accessibility,
  paths.doNotSell,
  '/no-such-page',
];
