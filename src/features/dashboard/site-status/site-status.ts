import { fetchManifest } from '#src/domain/posts/search/static-files.ts';
import { countOfPosts } from '../post-texts.ts';
import { countSavedSince } from './site-status.service.ts';

/** What is known about the last build of the site. */
export interface SiteStatus {
  /** An ISO time just before the build read the posts. */
  builtAt: string;
  /** The number of posts that were saved since. */
  saved: number;
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
  return { builtAt: since.toISOString(), saved: await countSavedSince(since) };
}

/**
 * Returns how many posts were saved since the build, in words.
 *
 * @example savedText(1) // '1 post was saved since then.'
 */
export function savedText(count: number): string {
  if (count === 0) return 'No posts were saved since then.';
  return `${countOfPosts(count)} ${count === 1 ? 'was' : 'were'} saved since then.`;
}
