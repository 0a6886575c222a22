import { memo } from 'react';
import { Link } from 'react-router-dom';
import { CardImage } from '#src/content/pictures/PostImage.tsx';
import { blogPostPath } from '#src/lib/addresses/paths.ts';
import { formatShortDate } from '#src/lib/format/format.ts';
import type { ListedPost } from '#src/model/posts/paged-list.ts';
import { defaultImages, shownImage } from '#src/model/posts/post-images.ts';
import { classNames } from '#src/ui/parts/class-names.ts';
import styles from './PostGrid.module.css';

interface PostGridProps {
  posts: readonly ListedPost[];
  withLead: boolean;
  skeletonCount: number;
}

/** Posts as cards. It is memoized, so that typing does not rerender the same results. */
export const PostGrid = memo(Cards, isSame);

// Keyed by index, so that search results reuse the elements and update only what differs.
function Cards({ posts, withLead, skeletonCount }: PostGridProps) {
  const places = Array.from({ length: posts.length + skeletonCount }, (_, place) => posts[place]);
  return (
    <ul className={styles.grid} data-lead={withLead} aria-hidden={posts.length === 0 || undefined}>
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

/** Compares what is shown, because the next keystroke often finds the same posts. */
function isSame(one: PostGridProps, other: PostGridProps): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

interface PostCardProps {
  post: ListedPost;
  /** Whether it is the lead card, which is larger and loads its image first. */
  lead?: boolean;
}

/** A post as a card. The whole card is clickable through its link. */
export function PostCard({ post, lead = false }: PostCardProps) {
  const { title, category, description, author, datePublished, marked } = post;
  return (
    <article className={classNames(styles.card, lead && styles.lead)}>
      <CardImage
        src={shownImage(post)}
        fallback={defaultImages.list}
        loading={lead ? 'eager' : 'lazy'}
        className={styles.image}
      />
      <div className={styles.text}>
        {category && <p className={styles.category}>{category.toUpperCase()}</p>}
        <h3 className={styles.title}>
          <Marked parts={marked?.title ?? [title]} />
        </h3>
        <p className={styles.description}>
          <Marked parts={marked?.description ?? [description]} />
        </p>
        <div className={styles.foot}>
          <p>
            {datePublished && (
              <>
                <time dateTime={datePublished}>{formatShortDate(datePublished)}</time>
                <span aria-hidden="true"> · </span>
              </>
            )}
            <span>{`By ${author}`}</span>
          </p>
          <Link to={blogPostPath(post.slug)} className={styles.read}>
            Read <span className="visually-hidden">{title}</span>
          </Link>
        </div>
      </div>
    </article>
  );
}

/** A text in parts, of which every second one is marked. */
function Marked({ parts }: { parts: readonly string[] }) {
  return parts.map((part, place) => {
    const Part = place % 2 === 0 ? 'span' : 'mark';
    // biome-ignore lint/suspicious/noArrayIndexKey: The parts have no other identity.
    return <Part key={place}>{part}</Part>;
  });
}

/** The skeleton of a post card. A status text must announce the loading. */
function PostCardSkeleton({ lead }: { lead: boolean }) {
  return (
    <div className={classNames(styles.skeleton, lead && styles.lead)}>
      <div className={styles.skeletonImage} />
      <div className={styles.skeletonText}>
        <div className={styles.skeletonLine} />
        <div className={styles.skeletonTitle} />
        <div className={styles.skeletonDescription} />
        <div className={styles.skeletonLine} />
      </div>
    </div>
  );
}
