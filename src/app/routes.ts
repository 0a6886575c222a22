import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { lazyContent } from '#src/domain/posts/content/lazy-content.ts';
import { type LazyComponent, lazyComponent } from '#src/lib/lazy-part.ts';
import { loadService } from '#src/lib/lazy-value.ts';
import { adminRoute, blogPostRoute, paths } from '#src/lib/paths.ts';

/** What a page shows of the site's content, and so what the build embeds in it. */
type ShownContent = 'rates' | 'profile' | 'newestPosts' | 'postListing' | 'post' | 'questions';

interface SiteRoute {
  path: string;
  /** The address at which the build renders it. */
  address: string;
  shows: readonly ShownContent[];
  Page: LazyComponent;
  /** Loads the scripts of its services, which the page imports once it is shown, and what they prepare for an address. */
  loadServices(pathname: string): Promise<unknown>;
  /** The page's source file, with which the build finds its chunk and styles. */
  source: string;
  /** The source files of its lazy parts that are prerendered and so need their styles immediately. */
  lazyParts: readonly string[];
  /** The name of the file that the build writes, without `.html`. */
  file: string;
  /** Forms start their script right after first paint, other pages when idle or on first interaction. */
  isForm: boolean;
}

const notFound = route('*', 'NotFoundPage', () => import('#src/pages/NotFoundPage.tsx'), {
  file: '404',
  address: '/404',
});

/** All routes of the site. */
export const routes: readonly SiteRoute[] = [
  route(paths.home, 'HomePage', () => import('#src/pages/HomePage.tsx'), {
    file: 'index',
    shows: ['rates', 'newestPosts'],
    lazyParts: ['src/pages/home/HomeRates.tsx', 'src/pages/home/HomeEnd.tsx'],
    loadServices: () => Promise.all([loadPosts(), loadRates()]),
  }),
  route(paths.quote, 'QuotePage', () => import('#src/pages/QuotePage.tsx'), { isForm: true }),
  route(paths.preApproval, 'QuotePage', () => import('#src/pages/QuotePage.tsx'), { isForm: true }),
  route(paths.calculator, 'CalculatorPage', () => import('#src/pages/CalculatorPage.tsx'), {
    shows: ['rates'],
    isForm: true,
    lazyParts: ['src/features/calculators/AdvancedTools.tsx'],
  }),
  route(paths.blog, 'BlogPage', () => import('#src/pages/BlogPage.tsx'), {
    shows: ['postListing'],
    loadServices: () => loadService(() => import('#src/domain/posts/listing/blog-cache.ts')),
  }),
  route(paths.rates, 'RatesPage', () => import('#src/pages/RatesPage.tsx'), {
    shows: ['rates'],
    loadServices: loadRates,
  }),
  route(paths.faq, 'FaqPage', () => import('#src/pages/FaqPage.tsx'), { shows: ['questions'] }),
  route(paths.aboutAuthor, 'AboutAuthorPage', () => import('#src/pages/AboutAuthorPage.tsx'), {
    shows: ['profile'],
  }),
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
      lazyParts: ['src/features/lead-buyer/AboutLeads.tsx'],
    },
  ),
  route(paths.contact, 'ContactPage', () => import('#src/pages/ContactPage.tsx'), { isForm: true }),
  route(paths.login, 'LoginPage', () => import('#src/pages/LoginPage.tsx'), { isForm: true }),
  // One fallback document for all posts, to which firebase.json rewrites their addresses. No post can
  // overwrite it, because a slug cannot start with an underscore.
  route(blogPostRoute, 'BlogPostPage', () => import('#src/pages/BlogPostPage.tsx'), {
    file: 'blog/_post',
    shows: ['post'],
    loadServices: (pathname) =>
      Promise.all([
        loadPosts(),
        lazyContent.load().then(({ prepareContent }) => prepareContent(pathname)),
      ]),
  }),
  // One document for the whole admin area, which shows that it is loading.
  route(adminRoute, 'AdminArea', () => import('#src/pages/AdminArea.tsx'), {
    file: 'admin/_admin',
    isForm: true,
  }),
  notFound,
];

/** Returns the route of `pathname`, or that of the not-found page. */
export function matchRoute(pathname: string): SiteRoute {
  return routes.find(({ path }) => matchPath(path, pathname)) ?? notFound;
}

function loadPosts() {
  return loadService(() => import('#src/domain/posts/posts.service.ts'));
}

function loadRates() {
  return loadService(() => import('#src/domain/rates/rates.service.ts'));
}

function route<Name extends string>(
  path: string,
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
  options: Partial<SiteRoute> = {},
): SiteRoute {
  return {
    path,
    address: path,
    shows: [],
    // Hydration needs the matched page to be loaded, or React would discard the prerendered one.
    Page: lazyComponent(async () => (await load())[name]),
    source: `src/pages/${name}.tsx`,
    lazyParts: [],
    file: path.slice(1),
    isForm: false,
    loadServices: async () => {},
    ...options,
  };
}
