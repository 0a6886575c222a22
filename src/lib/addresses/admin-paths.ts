import { adminArea, paths } from './paths.ts';

// Addresses that only the admin area and the scripts need. They are apart from paths.ts, which every page loads.

/** Pages that only the admin bar links to. */
export const adminPaths = {
  account: `${adminArea}/account`,
  help: `${adminArea}/help`,
};

const withinArea = (path: string) => path.slice(adminArea.length + 1);

/** Route patterns within the admin area. */
export const adminRoutes = {
  blog: withinArea(paths.adminBlog),
  newPost: withinArea(paths.newPost),
  editPost: 'blog/edit/:id',
  postHistory: 'blog/history/:id',
  leads: withinArea(paths.leads),
  lead: 'leads/lead',
  site: withinArea(paths.siteDetails),
  account: withinArea(adminPaths.account),
  help: withinArea(adminPaths.help),
};

/** Returns the address for editing a post. */
export function editPostPath(id: string): string {
  return `${adminArea}/${adminRoutes.editPost.replace(':id', encodeURIComponent(id))}`;
}

/** The query parameter for the draft that the editor of a new post opens: the id of its post. */
export const draftParameter = 'draft';

/** Returns the address of a post that is only a draft. */
export function draftPath(id: string): string {
  return `${paths.newPost}?${new URLSearchParams({ [draftParameter]: id })}`;
}

/**
 * Returns the address of a lead at the lead desk, by its collection and its id or reference number. They are in the
 * fragment, which browsers do not send to servers.
 */
export function leadPath(kind: string, id: string): string {
  return `${adminArea}/${adminRoutes.lead}#${kind}/${id}`;
}

/** The query parameter for the earlier version of a post that the editor opens. */
export const versionParameter = 'version';

/** Returns the address of a post's history. */
export function postHistoryPath(id: string): string {
  return `${adminArea}/${adminRoutes.postHistory.replace(':id', encodeURIComponent(id))}`;
}

/** Returns the address for editing an earlier version of a post, by the id of the revision that keeps it. */
export function restorePostPath(id: string, version: string): string {
  return `${editPostPath(id)}?${new URLSearchParams({ [versionParameter]: version })}`;
}

/** A page that a link can lead to. */
export interface PageLink {
  title: string;
  path: string;
}

/** The addresses of all pages outside the admin area. */
export const publicPaths = Object.values(paths).filter((path) => !path.startsWith(adminArea));

/** What the navigation calls pages whose address does not say it, and the pages that the editor offers first. */
const pageTitles: { readonly [Path in (typeof publicPaths)[number]]?: string } = {
  [paths.home]: 'Home',
  [paths.rates]: 'Current Rates',
  [paths.calculator]: 'Calculator',
  [paths.preApproval]: 'Pre-Approval',
  [paths.quote]: 'Get pre-qualified',
  [paths.faq]: 'FAQ',
  [paths.blog]: 'Blog',
  [paths.aboutAuthor]: 'About the Author',
};

/** The pages of the site that visitors can open, by the names that its navigation uses. */
export const sitePages: readonly PageLink[] = [
  ...Object.entries(pageTitles).map(([path, title]) => ({ title, path })),
  ...publicPaths
    .filter((path) => path !== paths.login && !pageTitles[path])
    .map((path) => ({ title: titleFromPath(path), path })),
];

/** Returns an address as a title: `/purchase-leads` as `Purchase Leads`. */
function titleFromPath(path: string): string {
  const words = path.slice(1).split('-');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}
