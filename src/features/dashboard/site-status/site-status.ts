import { fetchManifest } from '#src/domain/posts/search/static-files.ts';
import { countOfPosts } from '../post-texts.ts';
import { countChangesSince, type PostChanges } from './site-status.service.ts';

/** What is known about the last build of the site. */
export interface SiteStatus {
  /** An ISO time just before the build read the posts. */
  builtAt: string;
  changes: PostChanges;
}

/**
 * Returns the status of the last build, whose time the manifest of its search index has.
 *
 * @returns undefined if the site has no index, as in development
 * @throws ReadError, or the error of reading the manifest
 */
export async function loadSiteStatus(): Promise<SiteStatus | undefined> {
  const manifest = await fetchManifest();
  if (!manifest) return undefined;
  const since = new Date(manifest.since);
  return { builtAt: since.toISOString(), changes: await countChangesSince(since) };
}

/**
 * Returns how many posts changed since the build, in words.
 *
 * @example changesText({ saved: 1, deleted: 2 }) // '1 post was saved and 2 were deleted since then.'
 */
export function changesText({ saved, deleted }: PostChanges): string {
  const verb = (count: number) => (count === 1 ? 'was' : 'were');
  if (saved === 0 && deleted === 0) return 'No posts have changed since then.';
  if (saved === 0) return `${countOfPosts(deleted)} ${verb(deleted)} deleted since then.`;
  const more =
    deleted > 0 ? ` and ${deleted.toLocaleString('en-US')} ${verb(deleted)} deleted` : '';
  return `${countOfPosts(saved)} ${verb(saved)} saved${more} since then.`;
}
