import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Post } from '#src/domain/posts/post.schema.ts';
import { formatLongDate } from '#src/lib/date.ts';
import { blogPostPath } from '#src/lib/paths.ts';
import styles from './RelatedReading.module.css';
import { useRelatedPosts } from './use-related-posts.ts';

/** Other posts of the same category; renders nothing if there are none. */
export function RelatedReading({ post }: { post: Post }) {
  const titleId = useId();
  const related = useRelatedPosts(post);
  if (related.status !== 'loaded' || related.value.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.related}>
      <h2 id={titleId} className={styles.title}>
        {`More on ${post.category}`}
      </h2>
      <ul className={styles.list}>
        {related.value.map(({ id, slug, title, description, datePublished }) => (
          <li key={id} className={styles.item}>
            <Link to={blogPostPath(slug)} className={styles.link}>
              {title}
            </Link>
            {description && <p>{description}</p>}
            {datePublished && (
              <p className={styles.date}>
                <time dateTime={datePublished}>{formatLongDate(datePublished)}</time>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
