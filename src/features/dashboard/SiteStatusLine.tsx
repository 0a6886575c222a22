import { fetchManifest } from '#src/domain/posts/search/search-index.ts';
import { formatTime } from '#src/lib/format-time.ts';
import { useResource } from '#src/lib/use-resource.ts';
import { formatPostCount } from './admin-post.ts';
import { countSavedSince } from './admin-posts.service.ts';
import styles from './Dashboard.module.css';

declare const __REBUILD_URL__: string;

/** The address of the page where the owner starts a build of the site; '' if none was set. */
const rebuildUrl: string = __REBUILD_URL__;

interface SiteStatusLineProps {
  /** The page where the owner starts a build; '' for none. */
  rebuildAt?: string;
}

/** Says when the site was built and what has changed since. */
export function SiteStatusLine({ rebuildAt = rebuildUrl }: SiteStatusLineProps) {
  const status = useResource(loadSiteStatus);
  const known = status.status === 'loaded' ? status.value : undefined;
  return (
    <p className={styles.line}>
      {known && <span>{`Built ${formatTime(known.builtAt)}. ${savedText(known.saved)}`}</span>}
      {status.status === 'failed' && <span>When the site was built could not be read.</span>}
      {rebuildAt && (
        <a href={rebuildAt} rel="noreferrer">
          Rebuild the site
        </a>
      )}
    </p>
  );
}

/** What is known about the last build of the site. */
interface SiteStatus {
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
async function loadSiteStatus(): Promise<SiteStatus | undefined> {
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
  return `${formatPostCount(count)} ${count === 1 ? 'was' : 'were'} saved since then.`;
}
