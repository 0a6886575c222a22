import styles from './Dashboard.module.css';
import { DraftsPanel } from './drafts/DraftsPanel.tsx';
import { FactsPanel } from './facts/FactsPanel.tsx';
import { NormalizePanel } from './normalize/NormalizePanel.tsx';
import { PostsPanel } from './PostsPanel.tsx';
import { usePosts } from './posts/use-posts.ts';
import { RatesPanel } from './rates/RatesPanel.tsx';
import { SiteStatusLine } from './site-status/SiteStatusLine.tsx';

/**
 * The dashboard: drafts, posts, the displayed rates, and the normalization of posts.
 *
 * @param admin the email address that the history of posts shows
 */
export function Dashboard({ admin }: { admin: string }) {
  const posts = usePosts();
  return (
    <div className={styles.dashboard}>
      <div className={styles.head}>
        <h1>Mortgage Blog Admin</h1>
        <SiteStatusLine />
      </div>
      <FactsPanel />
      <DraftsPanel />
      <PostsPanel admin={admin} posts={posts} />
      <RatesPanel />
      <NormalizePanel admin={admin} onNormalized={posts.refresh} />
    </div>
  );
}
