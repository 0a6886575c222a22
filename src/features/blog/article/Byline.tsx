import type { Post } from '#src/domain/posts/post.schema.ts';
import { lastEdit } from '#src/domain/posts/post-metadata.ts';
import { formatLongDate } from '#src/lib/date.ts';
import styles from './Byline.module.css';

type BylineProps = Pick<Post, 'author' | 'datePublished' | 'dateEdited'>;

/**
 * The author and the date of a post, and the day of a later edit; a date is omitted if there is none.
 */
export function Byline({ author, datePublished, dateEdited }: BylineProps) {
  const date = formatLongDate(datePublished);
  const edit = lastEdit({ datePublished, dateEdited });
  const day = formatLongDate(edit);
  return (
    <p className={styles.byline}>
      <span>{`By ${author}`}</span>
      {date && (
        <>
          {' | '}
          <time dateTime={datePublished}>{date}</time>
        </>
      )}
      {day && day !== date && (
        <>
          {' | Updated '}
          <time dateTime={edit}>{day}</time>
        </>
      )}
    </p>
  );
}
