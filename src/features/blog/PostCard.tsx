import { ArrowRight } from 'lucide';
import { Link } from 'react-router-dom';
import { CardImage } from '#src/domain/posts/PostImage.tsx';
import type { PostSummary } from '#src/domain/posts/post.schema.ts';
import { defaultImages, shownImage } from '#src/domain/posts/post-images.ts';
import { formatLongDate } from '#src/lib/date.ts';
import { blogPostPath } from '#src/lib/paths.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/Icon.tsx';
import styles from './PostCard.module.css';

interface PostCardProps {
  post: PostSummary;
  /** Whether it is the lead card, which is larger and loads its image first. */
  lead?: boolean;
}

/** A post as a card. The whole card is clickable through its link. */
export function PostCard({ post, lead = false }: PostCardProps) {
  const { title, category, description, author, datePublished } = post;
  return (
    <article className={classNames(styles.card, lead && styles.lead)}>
      <CardImage
        src={shownImage(post)}
        fallback={defaultImages.list}
        loading={lead ? 'eager' : 'lazy'}
        className={styles.image}
      />
      <div className={styles.text}>
        {category && <p className={styles.category}>{category}</p>}
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.description}>{description}</p>
        <div className={styles.foot}>
          <p className={styles.origin}>
            {datePublished && (
              <>
                <time dateTime={datePublished}>{formatLongDate(datePublished)}</time>
                <span aria-hidden="true"> · </span>
              </>
            )}
            <span>{`By ${author}`}</span>
          </p>
          <Link to={blogPostPath(post.slug)} className={styles.read}>
            Read <span className="visually-hidden">{title}</span>
            <Icon of={ArrowRight} size="1.1em" />
          </Link>
        </div>
      </div>
    </article>
  );
}
