import { matchPath } from 'react-router-dom';
import { adminRoute, blogPostRoute, paths } from '#src/lib/paths.ts';
import { type LazyPage, lazyPage } from './lazy-page.tsx';

/** What a page shows of the site's content, and so what the build embeds in it. */
type ShownContent = 'rates' | 'newestPosts' | 'postListing' | 'post' | 'questions';

interface SiteRoute {
  path: string;
  /** The address at which the build renders it. */
  address: string;
  shows: readonly ShownContent[];
  Page: LazyPage;
  /** The page's source, by which the build finds its chunk and its styles. */
  source: string;
  /** The sources of its parts that come later but are prerendered, and so need their styles at once. */
  lateParts: readonly string[];
  /** The file that the build writes for it, without `.html`. */
  file: string;
  /** Pages that are forms start their script right after first paint, others when idle or touched. */
  isForm: boolean;
}

const notFound = route('*', 'NotFoundPage', () => import('#src/pages/NotFoundPage.tsx'), {
  file: '404',
  address: '/404',
});

/** One line per screen. */
export const routes: readonly SiteRoute[] = [
  route(paths.home, 'HomePage', () => import('#src/pages/HomePage.tsx'), {
    file: 'index',
    shows: ['rates', 'newestPosts'],
    lateParts: ['src/pages/home/HomeRates.tsx'],
  }),
  route(paths.quote, 'QuotePage', () => import('#src/pages/QuotePage.tsx'), { isForm: true }),
  route(paths.preApproval, 'QuotePage', () => import('#src/pages/QuotePage.tsx'), { isForm: true }),
  route(paths.calculator, 'CalculatorPage', () => import('#src/pages/CalculatorPage.tsx'), {
    isForm: true,
    lateParts: ['src/features/calculators/AdvancedTools.tsx'],
  }),
  route(paths.blog, 'BlogPage', () => import('#src/pages/BlogPage.tsx'), {
    shows: ['postListing'],
  }),
  route(paths.rates, 'RatesPage', () => import('#src/pages/RatesPage.tsx'), { shows: ['rates'] }),
  route(paths.faq, 'FaqPage', () => import('#src/pages/FaqPage.tsx'), { shows: ['questions'] }),
  route(paths.aboutAuthor, 'AboutAuthorPage', () => import('#src/pages/AboutAuthorPage.tsx')),
  route(paths.privacy, 'PrivacyPage', () => import('#src/pages/PrivacyPage.tsx')),
  route(paths.terms, 'TermsPage', () => import('#src/pages/TermsPage.tsx')),
  route(paths.accessibility, 'AccessibilityPage', () => import('#src/pages/AccessibilityPage.tsx')),
  route(paths.doNotSell, 'DoNotSellPage', () => import('#src/pages/DoNotSellPage.tsx')),
  route(paths.yourRequest, 'YourRequestPage', () => import('#src/pages/YourRequestPage.tsx')),
  route(
    paths.purchaseLeads,
    'PurchaseLeadsPage',
    () => import('#src/pages/PurchaseLeadsPage.tsx'),
    {
      isForm: true,
    },
  ),
  route(paths.contact, 'ContactPage', () => import('#src/pages/ContactPage.tsx'), { isForm: true }),
  route(paths.login, 'LoginPage', () => import('#src/pages/LoginPage.tsx'), { isForm: true }),
  // One document for every post: firebase.json answers each of their addresses with it. No post can
  // take its file away, as a slug has no underscore before it.
  route(blogPostRoute, 'BlogPostPage', () => import('#src/pages/BlogPostPage.tsx'), {
    file: 'blog/_post',
    shows: ['post'],
  }),
  // One document for the whole area, which says that it is loading.
  route(adminRoute, 'AdminArea', () => import('#src/pages/AdminArea.tsx'), {
    file: 'admin/_admin',
    isForm: true,
  }),
  notFound,
];

/** The route that shows `pathname`; the not-found page when no other does. */
export function matchRoute(pathname: string): SiteRoute {
  return routes.find(({ path }) => matchPath(path, pathname)) ?? notFound;
}

function route<Name extends string>(
  path: string,
  name: Name,
  load: () => Promise<Record<Name, React.ComponentType>>,
  options: Partial<SiteRoute> = {},
): SiteRoute {
  return {
    path,
    address: path,
    shows: [],
    Page: lazyPage(async () => (await load())[name]),
    source: `src/pages/${name}.tsx`,
    lateParts: [],
    file: path.slice(1),
    isForm: false,
    ...options,
  };
}
