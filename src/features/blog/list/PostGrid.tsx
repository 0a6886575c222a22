import { memo } from 'react';
import type { PostSummary } from '#src/domain/posts/post.schema.ts';
import { PostCard } from '../PostCard.tsx';
import { HeldCard } from './HeldCard.tsx';
import styles from './PostGrid.module.css';

interface PostGridProps {
  posts: readonly PostSummary[];
  /** Whether the first one leads the others. */
  withLead: boolean;
  /** How many more are on their way: their places are held. */
  heldCount: number;
}

/** Posts as cards, in order; drawn again only when they change, not on every key of a search. */
export const PostGrid = memo(Cards, isSame);

function Cards({ posts, withLead, heldCount }: PostGridProps) {
  const held = Array.from({ length: heldCount }, (_, index) => posts.length + index);
  return (
    <ul
      className={styles.grid}
      data-lead={withLead || undefined}
      aria-hidden={posts.length === 0 || undefined}
    >
      {posts.map((post, index) => (
        <li key={post.id}>
          <PostCard post={post} lead={withLead && index === 0} />
        </li>
      ))}
      {held.map((place) => (
        <li key={place} aria-hidden="true">
          <HeldCard lead={withLead && place === 0} />
        </li>
      ))}
    </ul>
  );
}

/** Another key may well find the same posts. */
function isSame(one: PostGridProps, other: PostGridProps): boolean {
  return (
    one.withLead === other.withLead &&
    one.heldCount === other.heldCount &&
    one.posts.length === other.posts.length &&
    one.posts.every((post, index) => post === other.posts[index])
  );
}
