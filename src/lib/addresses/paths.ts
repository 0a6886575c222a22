import { site } from '#src/site.ts';

/** The root of the admin area. */
export const adminArea = '/admin';

/** The addresses of all pages, so that no URL is written twice. */
export const paths = {
  home: '/',
  quote: '/quote',
  preApproval: '/pre-approval',
  calculator: '/calculator',
  faq: '/faq',
  rates: '/rates',
  blog: '/blog',
  aboutAuthor: '/about-author',
  contact: '/contact',
  purchaseLeads: '/purchase-leads',
  login: '/login',
  adminBlog: `${adminArea}/blog`,
  newPost: `${adminArea}/blog/new`,
  leads: `${adminArea}/leads`,
  siteDetails: `${adminArea}/site`,
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',
  doNotSell: '/do-not-sell',
  yourRequest: '/your-request',
} as const;

/** What the home page calls the quote form. */
export const formName = 'Get Pre-Qualified';

/** Route pattern of the blog posts. */
export const blogPostRoute = `${paths.blog}/:slug`;

/** Returns the address of a blog post. */
export function blogPostPath(slug: string): string {
  return `${paths.blog}/${encodeURIComponent(slug)}`;
}

/** Route pattern of the admin area. */
export const adminRoute = `${adminArea}/*`;

/** Whether a path is the sign-in or in the admin area. The policy of their documents lets no bot check in. */
export function isOwnersPath(path: string): boolean {
  return path === paths.login || `${path}/`.startsWith(`${adminArea}/`);
}

/** The blog's RSS feed, which the build generates. */
export const feed = {
  path: '/feed.xml',
  title: `${site.name} Mortgage Blog`,
  description:
    'Plain-English articles for home buyers about mortgage rates, approval, credit and refinancing.',
} as const;
