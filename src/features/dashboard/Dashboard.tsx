import { Link } from 'react-router-dom';
import { getProfile } from '#src/domain/profile/profile.service.ts';
import { listSamples } from '#src/domain/profile/sample-profile.ts';
import { blogPostPath, paths } from '#src/lib/paths.ts';
import { useResource } from '#src/lib/use-resource.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { TextDatesPanel, UnusedPicturesPanel } from './CleanUpPanels.tsx';
import styles from './Dashboard.module.css';
import { DraftsPanel } from './DraftsPanel.tsx';
import { FactsPanel, PlatformNotice } from './FactsPanel.tsx';
import { NormalizePanel } from './normalize/NormalizePanel.tsx';
import { PostsPanel } from './posts/PostsPanel.tsx';
import { usePosts } from './posts/use-posts.ts';
import { RatesPanel } from './RatesPanel.tsx';
import { SiteStatusLine } from './SiteStatusLine.tsx';

/** A post that the editor has saved. */
export interface SavedPost {
  slug: string;
  /** Whether it was not on the blog before. */
  isNew: boolean;
  /** The labels of the fields that were taken from a version that someone else saved in the meantime. */
  merged: readonly string[];
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
      <PlatformNotice />
      <FactsPanel />
      <DraftsPanel admin={admin} />
      <PostsPanel admin={admin} posts={posts} />
      <NormalizePanel admin={admin} onNormalized={posts.refresh} />
      <TextDatesPanel admin={admin} onChanged={posts.refresh} />
      <UnusedPicturesPanel />
    </div>
  );
}

/** Says what the editor has saved, and leads to it. A toast would be gone before the Tab key is there. */
function SavedNotice({ slug, isNew, merged }: SavedPost) {
  const names = new Intl.ListFormat('en-US').format(merged.map((label) => label.toLowerCase()));
  return (
    <Alert tone="good" title={isNew ? 'Post published.' : 'Post saved.'}>
      {names && <p>It includes what someone else saved in the meantime: {names}.</p>}
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
