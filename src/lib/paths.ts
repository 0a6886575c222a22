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
} as const;
