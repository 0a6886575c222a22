import { Link } from 'react-router-dom';
import { getProfile } from '#src/domain/profile/profile.service.ts';
import { listSamples } from '#src/domain/profile/sample-profile.ts';
import { paths } from '#src/lib/paths.ts';
import { useResource } from '#src/lib/use-resource.ts';
import { Alert } from '#src/ui/Alert.tsx';
import styles from './Dashboard.module.css';
import { DraftsPanel } from './DraftsPanel.tsx';
import { FactsPanel } from './FactsPanel.tsx';
import { NormalizePanel } from './normalize/NormalizePanel.tsx';
import { PostsPanel } from './posts/PostsPanel.tsx';
import { usePosts } from './posts/use-posts.ts';
import { RatesPanel } from './RatesPanel.tsx';
import { SiteStatusLine } from './SiteStatusLine.tsx';

/**
 * The dashboard: the displayed rates, drafts, posts, and the normalization of posts.
 *
 * @param admin the email address that the history of posts shows
 */
export function Dashboard({ admin }: { admin: string }) {
  const posts = usePosts();
  return (
    <div className={styles.dashboard}>
      <div className={styles.pageHead}>
        <h1>Mortgage Blog Admin</h1>
        <SiteStatusLine />
      </div>
      <RatesPanel />
      <SamplesNotice />
      <FactsPanel />
      <DraftsPanel admin={admin} />
      <PostsPanel admin={admin} posts={posts} />
      <NormalizePanel admin={admin} onNormalized={posts.refresh} />
    </div>
  );
}

/** Lists what of the site is still a sample, with the way to replace it. */
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
