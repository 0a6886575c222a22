import type { Post } from '#src/domain/posts/post.schema.ts';
import { formatLongDate } from '#src/lib/date.ts';
import styles from './Byline.module.css';

/** The author and the date of a post; the date is omitted if there is none. */
export function Byline({ author, datePublished }: Pick<Post, 'author' | 'datePublished'>) {
  const date = formatLongDate(datePublished);
  return (
    <p className={styles.byline}>
      By {author}
      {date && (
        <>
          {' | '}
          <time dateTime={datePublished}>{date}</time>
        </>
      )}
    </p>
  );
}
