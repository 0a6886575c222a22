import { memo } from 'react';
import type { PostSummary } from '#src/domain/posts/post.schema.ts';
import { PostCard } from '../PostCard.tsx';
import styles from './PostGrid.module.css';

interface PostGridProps {
  posts: readonly PostSummary[];
  /** Whether the first one leads the others. */
  withLead: boolean;
}

/** Posts as cards, in order; drawn again only when they change, not on every key of a search. */
export const PostGrid = memo(function PostGrid({ posts, withLead }: PostGridProps) {
  return (
    <ul className={styles.grid} data-lead={withLead || undefined}>
      {posts.map((post, index) => (
        <li key={post.id}>
          <PostCard post={post} lead={withLead && index === 0} />
        </li>
      ))}
    </ul>
  );
});
