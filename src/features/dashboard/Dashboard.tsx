import styles from './Dashboard.module.css';
import { DraftsPanel } from './DraftsPanel.tsx';
import { FactsPanel } from './FactsPanel.tsx';
import { NormalizePanel } from './normalize/NormalizePanel.tsx';
import { PostsPanel } from './posts/PostsPanel.tsx';
import { usePosts } from './posts/use-posts.ts';
import { RatesPanel } from './RatesPanel.tsx';
import { SiteStatusLine } from './SiteStatusLine.tsx';

/**
 * The dashboard: drafts, posts, the displayed rates, and the normalization of posts.
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
      <FactsPanel />
      <DraftsPanel />
      <PostsPanel admin={admin} posts={posts} />
      <RatesPanel />
      <NormalizePanel admin={admin} onNormalized={posts.refresh} />
    </div>
  );
}
