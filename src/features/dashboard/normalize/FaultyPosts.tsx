import { Link } from 'react-router-dom';
import { editPostPath } from '#src/lib/paths.ts';
import styles from './FaultyPosts.module.css';
import type { FaultyPost } from './normalization.ts';
import { problemText } from './normalization-texts.ts';

const shownCount = 20;

/** The posts that must be fixed by hand, with links to their editors. */
export function FaultyPosts({ posts }: { posts: readonly FaultyPost[] }) {
  if (posts.length === 0) return null;
  return (
    <div className={styles.faulty}>
      <p>These posts were not changed:</p>
      <ul>
        {posts.slice(0, shownCount).map((post) => (
          <li key={post.id}>
            <Link to={editPostPath(post.id)}>{post.title}</Link>: {problemText(post)}
          </li>
        ))}
        {posts.length > shownCount && <li>and {posts.length - shownCount} more.</li>}
      </ul>
    </div>
  );
}
