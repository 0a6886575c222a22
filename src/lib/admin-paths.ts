import { adminArea, editPostPath, paths } from './paths.ts';

// Addresses that only the admin area needs. They are apart from paths.ts, which every page loads.

/** Route pattern of a post's history, within the admin area. */
export const postHistoryRoute = 'blog/history/:id';

/** The query parameter for the earlier version of a post that the editor opens. */
export const versionParameter = 'version';

/** Returns the address of a post's history. */
export function postHistoryPath(id: string): string {
  return `${adminArea}/${postHistoryRoute.replace(':id', encodeURIComponent(id))}`;
}

/**
 * Returns the address for editing an earlier version of a post.
 *
 * @param version the id of the revision that keeps it
 */
export function restorePostPath(id: string, version: string): string {
  return `${editPostPath(id)}?${new URLSearchParams({ [versionParameter]: version })}`;
}

/** A page that a link can lead to. */
export interface PageLink {
  title: string;
  path: string;
}

/** The pages of the site that visitors can open, by the names that its navigation uses. */
export const sitePages: readonly PageLink[] = [
  { title: 'Home', path: paths.home },
  { title: 'Current Rates', path: paths.rates },
  { title: 'Calculator', path: paths.calculator },
  { title: 'Pre-Approval', path: paths.preApproval },
  { title: 'Get pre-qualified', path: paths.quote },
  { title: 'FAQ', path: paths.faq },
  { title: 'Blog', path: paths.blog },
  { title: 'About the Author', path: paths.aboutAuthor },
  { title: 'Contact', path: paths.contact },
  { title: 'Purchase Leads', path: paths.purchaseLeads },
  { title: 'Privacy', path: paths.privacy },
  { title: 'Terms', path: paths.terms },
  { title: 'Accessibility', path: paths.accessibility },
  { title: 'Do Not Sell', path: paths.doNotSell },
  { title: 'Your Request', path: paths.yourRequest },
];
