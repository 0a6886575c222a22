import { fetchManifest } from '#src/domain/posts/search/search-index.ts';
import type { SiteDetails } from '#src/domain/profile/pick-details.ts';
import { useSiteDetails } from '#src/domain/profile/site-details.ts';
import { formatTime } from '#src/lib/format-time.ts';
import { useResource } from '#src/lib/use-resource.ts';
import { RebuildLink } from '#src/ui/RebuildLink.tsx';
import { formatCount } from './admin-post.ts';
import styles from './Dashboard.module.css';
import { loadChangesSince, type SiteChanges } from './site-changes.service.ts';

/** Says when the site was built and what waits for the next build, which starts at `rebuildAt`. */
export function SiteStatusLine({ rebuildAt }: { rebuildAt?: string }) {
  const built = useSiteDetails();
  const status = useResource(loadSiteStatus);
  const known = status.status === 'loaded' ? status.value : undefined;
  return (
    <p className={styles.line}>
      {known && (
        <span>{`Built ${formatTime(known.builtAt)}. ${describeChanges(known, built)}`}</span>
      )}
      {status.status === 'failed' && <span>When the site was built could not be read.</span>}
      <RebuildLink to={rebuildAt} />
    </p>
  );
}

interface SiteStatus extends SiteChanges {
  /** An ISO time just before the build read the posts. */
  builtAt: string;
}

/** Returns the status of the last build by the manifest of its index; undefined without one, as in development. */
async function loadSiteStatus(): Promise<SiteStatus | undefined> {
  const manifest = await fetchManifest();
  if (!manifest) return undefined;
  const since = new Date(manifest.since);
  return { builtAt: since.toISOString(), ...(await loadChangesSince(since)) };
}

/** Returns what waits for the next build of the site, in words. */
export function describeChanges(changes: SiteChanges, built: SiteDetails): string {
  const { savedPosts, removedPosts, rateChanges, details } = changes;
  const parts = [
    savedPosts > 0 && formatCount(savedPosts, 'saved post'),
    removedPosts > 0 && formatCount(removedPosts, 'removed post'),
    rateChanges > 0 && 'the rates',
    JSON.stringify(details) !== JSON.stringify(built) && 'the site details',
  ].filter((part) => part !== false);
  if (parts.length === 0) return 'Nothing waits for the next build.';
  return `Waiting for the next build: ${new Intl.ListFormat('en-US').format(parts)}.`;
}
