import { Link } from 'react-router-dom';
import { editPostPath } from '#src/lib/paths.ts';
import styles from './SkippedPosts.module.css';

const shownCount = 20;

interface SkippedPostsProps {
  title: string;
  /** Each with the reason, as the end of a sentence. */
  posts: readonly { id: string; title: string; why: string }[];
}

/** The posts that were left as they are, with links to their editors. */
export function SkippedPosts({ title, posts }: SkippedPostsProps) {
  if (posts.length === 0) return null;
  return (
    <div className={styles.skipped}>
      <p>{title}</p>
      <ul>
        {posts.slice(0, shownCount).map((post) => (
          <li key={post.id}>
            <Link to={editPostPath(post.id)}>{post.title}</Link>: {post.why}
          </li>
        ))}
        {posts.length > shownCount && <li>and {posts.length - shownCount} more.</li>}
      </ul>
    </div>
  );
}
