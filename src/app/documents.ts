import { adminRoute, blogPostRoute, paths } from '#src/lib/addresses/paths.ts';
import { routes } from './routes.ts';

/** What a page shows of the site's content, and so what the build embeds in it. */
type ShownContent = 'profile' | 'newestPosts' | 'postListing' | 'post' | 'questions';

/** What the build has to know of a route; no browser loads it. */
interface DocumentOptions {
  /** The address at which it is rendered. */
  address: string;
  shows: readonly ShownContent[];
  /** The source files of its lazy parts that are prerendered and so need their styles immediately. */
  lazyParts: readonly string[];
  /** The name of the file that the build writes, without `.html`. */
  file: string;
}

const optionsOf: Record<string, Partial<DocumentOptions>> = {
  [paths.home]: {
    file: 'index',
    shows: ['newestPosts'],
    lazyParts: ['src/pages/home/HomeRates.tsx', 'src/pages/home/HomeEnd.tsx'],
  },
  [paths.calculator]: { lazyParts: ['src/features/calculators/AdvancedTools.tsx'] },
  [paths.rates]: { lazyParts: ['src/pages/RatesBody.tsx'] },
  [paths.blog]: { shows: ['postListing'] },
  [paths.faq]: { shows: ['questions'], lazyParts: ['src/pages/FaqBody.tsx'] },
  [paths.aboutAuthor]: { shows: ['profile'] },
  [paths.purchaseLeads]: { lazyParts: ['src/features/lead-buyer/AboutLeads.tsx'] },
  // One fallback document for all posts, to which firebase.json rewrites their addresses. No post can
  // overwrite it, because a slug cannot start with an underscore.
  [blogPostRoute]: { file: 'blog/_post', shows: ['post'] },
  // One document for the whole admin area, which shows that it is loading.
  [adminRoute]: { file: 'admin/_admin' },
  '*': { file: '404', address: '/404' },
};

type Route = (typeof routes)[number];

/** A route with what the build has to know of it. */
export interface RouteDocument extends Route, DocumentOptions {
  /** The page's source file, with which the build finds its chunk and styles. */
  source: string;
}

/** The documents that the build writes for the routes. */
export const documents: readonly RouteDocument[] = routes.map((route) => ({
  ...route,
  source: `src/pages/${route.name}.tsx`,
  address: route.path,
  shows: [],
  lazyParts: [],
  file: route.path.slice(1),
  ...optionsOf[route.path],
}));
