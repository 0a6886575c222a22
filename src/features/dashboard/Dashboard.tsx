import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { FactName } from '#src/domain/facts/calculator-facts.ts';
import { allFactDays, factRecords } from '#src/domain/facts/fact-records.ts';
import { fetchManifest } from '#src/domain/posts/search/search-index.ts';
import type { SiteDetails } from '#src/domain/profile/pick-details.ts';
import { getProfile } from '#src/domain/profile/profile.service.ts';
import { listSamples } from '#src/domain/profile/sample-profile.ts';
import { useSiteDetails } from '#src/domain/profile/site-details.ts';
import { calendarText, siteToday } from '#src/lib/calendar.ts';
import { formatTime } from '#src/lib/format-time.ts';
import { blogPostPath, paths } from '#src/lib/paths.ts';
import { useResource } from '#src/lib/use-resource.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { RebuildLink } from '#src/ui/RebuildLink.tsx';
import { formatCount } from './admin-post.ts';
import { TextDatesPanel, UnusedPicturesPanel } from './CleanUpPanels.tsx';
import styles from './Dashboard.module.css';
import { DraftsPanel } from './DraftsPanel.tsx';
import { NormalizePanel } from './normalize/NormalizePanel.tsx';
import { PostsPanel } from './posts/PostsPanel.tsx';
import { usePosts } from './posts/use-posts.ts';
import { RatesPanel } from './RatesPanel.tsx';
import { loadChangesSince, type SiteChanges } from './site-changes.service.ts';

/** A post that the editor has saved. */
export interface SavedPost {
  slug: string;
  /** Whether it was not on the blog before. */
  isNew: boolean;
}

interface DashboardProps {
  /** The email address that the history of posts shows. */
  admin: string;
  /** The post whose editor the owner comes from. */
  saved?: SavedPost | undefined;
  /** What cannot wait. */
  urgent: React.ReactNode;
}

/** The dashboard: the displayed rates, drafts, posts, and the normalization of posts. */
export function Dashboard({ admin, saved, urgent }: DashboardProps) {
  const posts = usePosts();
  return (
    <div className={styles.dashboard}>
      <div className={styles.pageHead}>
        <h1>Mortgage Blog Admin</h1>
        <SiteStatusLine />
      </div>
      {urgent}
      {saved && <SavedNotice {...saved} />}
      <RatesPanel admin={admin} />
      <SamplesNotice />
      <EndedFigures />
      <DraftsPanel />
      <PostsPanel admin={admin} posts={posts} />
      <NormalizePanel admin={admin} onNormalized={posts.refresh} />
      <TextDatesPanel admin={admin} onChanged={posts.refresh} />
      <UnusedPicturesPanel />
    </div>
  );
}

/** Says what the editor has saved, and leads to it. A toast would be gone before the Tab key is there. */
function SavedNotice({ slug, isNew }: SavedPost) {
  return (
    <Alert tone="good" title={isNew ? 'Post published.' : 'Post saved.'}>
      <p>
        <Link to={blogPostPath(slug)}>View post</Link>
      </p>
    </Alert>
  );
}

function SamplesNotice() {
  const resource = useResource(getProfile);
  const samples = resource.status === 'loaded' ? listSamples(resource.value) : [];
  if (samples.length === 0) return null;
  return (
    <Alert tone="info" title="Parts of the site are still samples">
      <ul>
        {samples.map((sample) => (
          <li key={sample}>{sample}</li>
        ))}
      </ul>
      <p>
        Search engines are asked not to list the site until you replace them in{' '}
        <Link to={paths.siteDetails}>Site details</Link> and build it again.
      </p>
    </Alert>
  );
}

/** Names the figures of the site that have ended. */
export function EndedFigures() {
  const [today] = useState(siteToday);
  const names = Object.keys(allFactDays) as FactName[];
  const ended = names
    // 'open' is greater than any day.
    .filter((name) => today > allFactDays[name].ends)
    .map((name) => `${factRecords[name].topic} (${calendarText(allFactDays[name].ends)})`);
  if (ended.length === 0) return null;
  return (
    <Alert tone="info">
      <p>
        {`Figures have ended, and the site no longer shows them as current: ${new Intl.ListFormat('en-US').format(ended)}. Your technician changes them. Search the posts for the old ones.`}
      </p>
    </Alert>
  );
}

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
