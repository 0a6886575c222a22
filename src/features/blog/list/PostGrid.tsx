import { memo } from 'react';
import type { PostSummary } from '#src/domain/posts/post.schema.ts';
import { PostCard } from '../PostCard.tsx';
import { PostCardSkeleton } from './PostCardSkeleton.tsx';
import styles from './PostGrid.module.css';

interface PostGridProps {
  posts: readonly PostSummary[];
  /** Whether the first post is the lead. */
  withLead: boolean;
  /** How many more posts are loading. */
  skeletonCount: number;
}

/** Posts as cards. It is memoized, so that typing does not rerender the same results. */
export const PostGrid = memo(Cards, isSame);

// Keyed by index, so that search results reuse the elements and update only what differs.
function Cards({ posts, withLead, skeletonCount }: PostGridProps) {
  const places = Array.from({ length: posts.length + skeletonCount }, (_, place) => posts[place]);
  return (
    <ul
      className={styles.grid}
      data-lead={withLead || undefined}
      aria-hidden={posts.length === 0 || undefined}
    >
      {places.map((post, place) => {
        const lead = withLead && place === 0;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: The elements are reused by position.
          <li key={place} aria-hidden={post ? undefined : true}>
            {post ? <PostCard post={post} lead={lead} /> : <PostCardSkeleton lead={lead} />}
          </li>
        );
      })}
    </ul>
  );
}

/** Compares the posts themselves, because the next keystroke often finds the same ones. */
function isSame(one: PostGridProps, other: PostGridProps): boolean {
  return (
    one.withLead === other.withLead &&
    one.skeletonCount === other.skeletonCount &&
    one.posts.length === other.posts.length &&
    one.posts.every((post, index) => post === other.posts[index])
  );
}
