import styles from './Dashboard.module.css';
import { FactsPanel } from './facts/FactsPanel.tsx';
import { NormalizePanel } from './normalize/NormalizePanel.tsx';
import { PostsPanel } from './PostsPanel.tsx';
import { usePosts } from './posts/use-posts.ts';
import { RatesPanel } from './rates/RatesPanel.tsx';

/** The dashboard: the displayed rates, the posts, and their normalization. */
export function Dashboard() {
  const posts = usePosts();
  return (
    <div className={styles.dashboard}>
      <h1>Mortgage Blog Admin</h1>
      <FactsPanel />
      <RatesPanel />
      <PostsPanel posts={posts} />
      <NormalizePanel onNormalized={posts.refresh} />
    </div>
  );
}
