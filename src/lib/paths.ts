import { site } from '#src/site.ts';

/** The root of the admin area. */
export const adminArea = '/admin';

/** Route patterns within the admin area. */
export const adminRoutes = {
  blog: 'blog',
  newPost: 'blog/new',
  editPost: 'blog/edit/:id',
  leads: 'leads',
  lead: 'leads/lead',
  site: 'site',
} as const;

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
  adminBlog: `${adminArea}/${adminRoutes.blog}`,
  newPost: `${adminArea}/${adminRoutes.newPost}`,
  leads: `${adminArea}/${adminRoutes.leads}`,
  siteDetails: `${adminArea}/${adminRoutes.site}`,
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',
  doNotSell: '/do-not-sell',
  yourRequest: '/your-request',
} as const;

/** Route pattern of the blog posts. */
export const blogPostRoute = `${paths.blog}/:slug`;

/** Returns the address of a blog post. */
export function blogPostPath(slug: string): string {
  return `${paths.blog}/${encodeURIComponent(slug)}`;
}

/** Route pattern of the admin area. */
export const adminRoute = `${adminArea}/*`;

/** Returns the address for editing a post. */
export function editPostPath(id: string): string {
  return `${adminArea}/${adminRoutes.editPost.replace(':id', encodeURIComponent(id))}`;
}

/**
 * Returns the address of a lead at the lead desk. The lead is identified in the fragment, which browsers
 * do not send to servers.
 *
 * @param kind the name of its collection
 */
export function leadPath(kind: string, id: string): string {
  return `${adminArea}/${adminRoutes.lead}#${kind}/${id}`;
}

/** The blog's RSS feed, which the build generates. */
export const feed = {
  path: '/feed.xml',
  title: `${site.name} Mortgage Blog`,
  description:
    'Plain-English articles for home buyers about mortgage rates, approval, credit and refinancing.',
} as const;
