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

// Places keep their elements, whichever post they show: a key of a search changes only what differs.
function Cards({ posts, withLead, heldCount }: PostGridProps) {
  const places = Array.from({ length: posts.length + heldCount }, (_, place) => posts[place]);
  return (
    <ul
      className={styles.grid}
      data-lead={withLead || undefined}
      aria-hidden={posts.length === 0 || undefined}
    >
      {places.map((post, place) => {
        const lead = withLead && place === 0;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: The place is what stays.
          <li key={place} aria-hidden={post ? undefined : true}>
            {post ? <PostCard post={post} lead={lead} /> : <HeldCard lead={lead} />}
          </li>
        );
      })}
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
