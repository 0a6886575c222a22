import styles from './Dashboard.module.css';
import { NormalizePanel } from './normalize/NormalizePanel.tsx';
import { PostsPanel } from './PostsPanel.tsx';
import { listAdminPosts } from './posts/admin-posts.service.ts';
import { RatesPanel } from './rates/RatesPanel.tsx';
import { useReloadable } from './use-reloadable.ts';

/** What the owner works with: the displayed rates, the posts, and their clean-up. */
export function Dashboard() {
  const { resource: posts, reload } = useReloadable(listAdminPosts);
  return (
    <div className={styles.dashboard}>
      <h1>Mortgage Blog Admin</h1>
      <RatesPanel />
      <PostsPanel posts={posts} onReload={reload} />
      <NormalizePanel onNormalized={reload} />
    </div>
  );
}
