/** Where the owner's part of the site begins. */
export const adminArea = '/admin';

/** The addresses within the admin area, as the router takes them. */
export const adminRoutes = {
  blog: 'blog',
  newPost: 'blog/new',
  editPost: 'blog/edit/:id',
  leads: 'leads',
  lead: 'leads/lead',
} as const;

/** Every address of the site, so that no URL is typed twice. */
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
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',
  doNotSell: '/do-not-sell',
  yourRequest: '/your-request',
} as const;

/** The addresses of all blog posts, as the router takes them. */
export const blogPostRoute = `${paths.blog}/:slug`;

/** The address of a blog post. */
export function blogPostPath(slug: string): string {
  return `${paths.blog}/${encodeURIComponent(slug)}`;
}

/** The addresses of the admin area, as the router takes them. */
export const adminRoute = `${adminArea}/*`;

/** The address at which a post is edited. */
export function editPostPath(id: string): string {
  return `${adminArea}/${adminRoutes.editPost.replace(':id', encodeURIComponent(id))}`;
}

/**
 * The address of a lead at the desk. Which one it is stands in the fragment, which browsers keep from
 * servers and their logs.
 *
 * @param kind name of its collection
 */
export function leadPath(kind: string, id: string): string {
  return `${adminArea}/${adminRoutes.lead}#${kind}/${id}`;
}
