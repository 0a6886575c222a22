import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { lazyContent } from '#src/content/lazy-content.ts';
import { blogLoader } from '#src/data/posts/blog-loader.ts';
import { adminRoute, blogPostRoute, paths } from '#src/lib/addresses/paths.ts';
import { type LazyComponent, lazyComponent } from '#src/lib/loading/lazy-component.ts';

interface SiteRoute {
  path: string;
  /** The name of the page's component, and of its file in `src/pages`. */
  name: string;
  Page: LazyComponent;
  /** Loads what the page imports once it is shown, such as its services, and what they prepare for an address. */
  loadServices(pathname: string): Promise<unknown>;
}

const notFound = route('*', 'NotFoundPage', () => import('#src/pages/NotFoundPage.tsx'));

const quotePage = ['QuotePage', () => import('#src/pages/QuotePage.tsx')] as const;

/** All routes of the site. What the build makes of them is in documents.ts. */
export const routes: readonly SiteRoute[] = [
  // The rates of the visit are there without a service.
  route(paths.home, 'HomePage', () => import('#src/pages/HomePage.tsx'), loadPosts),
  route(paths.quote, ...quotePage),
  route(paths.preApproval, ...quotePage),
  route(paths.calculator, 'CalculatorPage', () => import('#src/pages/CalculatorPage.tsx')),
  route(
    paths.blog,
    'BlogPage',
    () => import('#src/pages/BlogPage.tsx'),
    () => blogLoader().then(({ prepareFirstPage }) => prepareFirstPage()),
  ),
  route(
    paths.rates,
    'RatesPage',
    () => import('#src/pages/RatesPage.tsx'),
    () => import('#src/pages/RatesBody.tsx'),
  ),
  route(paths.faq, 'FaqPage', () => import('#src/pages/FaqPage.tsx')),
  route(paths.aboutAuthor, 'AboutAuthorPage', () => import('#src/pages/AboutAuthorPage.tsx')),
  route(paths.privacy, 'PrivacyPage', () => import('#src/pages/PrivacyPage.tsx')),
  route(paths.terms, 'TermsPage', () => import('#src/pages/TermsPage.tsx')),
  route(paths.accessibility, 'AccessibilityPage', () => import('#src/pages/AccessibilityPage.tsx')),
  route(paths.doNotSell, 'DoNotSellPage', () => import('#src/pages/DoNotSellPage.tsx')),
  route(paths.yourRequest, 'YourRequestPage', () => import('#src/pages/YourRequestPage.tsx')),
  route(paths.purchaseLeads, 'PurchaseLeadsPage', () => import('#src/pages/PurchaseLeadsPage.tsx')),
  route(paths.contact, 'ContactPage', () => import('#src/pages/ContactPage.tsx')),
  route(paths.login, 'LoginPage', () => import('#src/pages/LoginPage.tsx')),
  route(
    blogPostRoute,
    'BlogPostPage',
    () => import('#src/pages/BlogPostPage.tsx'),
    (pathname) =>
      Promise.all([
        loadPosts(),
        lazyContent().then(({ prepareContent }) => prepareContent(pathname)),
      ]),
  ),
  route(adminRoute, 'AdminArea', () => import('#src/pages/AdminArea.tsx')),
  notFound,
];

/** Returns the route of `pathname`, or that of the not-found page. */
export function matchRoute(pathname: string): SiteRoute {
  return routes.find(({ path }) => matchPath(path, pathname)) ?? notFound;
}

function loadPosts() {
  return import('#src/data/posts/posts.service.ts');
}

function route<Name extends string>(
  path: string,
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
  loadServices: SiteRoute['loadServices'] = async () => {},
): SiteRoute {
  // Hydration needs the matched page to be loaded, or React would discard the prerendered one.
  return { path, name, Page: lazyComponent(async () => (await load())[name]), loadServices };
}
