import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { PostContent } from '#src/content/PostContent.tsx';
import { PostImage } from '#src/content/pictures/PostImage.tsx';
import type { ArticleContent } from '#src/content/shown-content.ts';
import { formatLongDate } from '#src/lib/format/format.ts';
import { useHydrated } from '#src/lib/hooks/use-hydrated.ts';
import { useScrollToFragment } from '#src/lib/hooks/use-scroll-to-fragment.ts';
import { asWideAsText, pictureSources } from '#src/model/posts/pictures.ts';
import type { Post } from '#src/model/posts/post.schema.ts';
import { defaultImages, shownImage } from '#src/model/posts/post-images.ts';
import { lastEdit } from '#src/model/posts/post-metadata.ts';
import { AfterPost } from './AfterPost.tsx';
import styles from './PostArticle.module.css';

/** A shorter article needs no table of contents. */
const minSections = 4;

/** The column of a post's page, which the editor's preview shows at the width of a phone and of a desktop. */
export function PostColumn({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div className={styles.page}>{children}</div>
    </div>
  );
}

export interface PostArticleProps {
  post: Post;
  content: ArticleContent;
}

/** A post, and what follows it. */
export function PostArticle({ post, content }: PostArticleProps) {
  useScrollToFragment(!useHydrated());
  const image = shownImage(post);
  return (
    <>
      <article className={styles.article}>
        <div className={styles.head}>
          <h1 className={styles.title}>{post.title}</h1>
          <Byline {...post} />
          <p className={styles.reading}>{content.reading}</p>
          <PostImage
            src={image}
            srcSet={pictureSources(image)}
            sizes={asWideAsText}
            fallback={defaultImages.post}
            loading="eager"
            fetchPriority="high"
            className={styles.image}
          />
        </div>
        <div className={styles.contents}>
          <ContentsList sections={content.sections} />
        </div>
        <div>
          <PostContent {...content} />
        </div>
      </article>
      <AfterPost post={post} />
    </>
  );
}

type BylineProps = Pick<Post, 'author' | 'datePublished' | 'dateEdited'>;

/** The author and the date of a post, and the day of a later edit; a date is omitted if there is none. */
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

/** The table of contents of a long article. */
export function ContentsList({ sections }: Pick<ArticleContent, 'sections'>) {
  const titleId = useId();
  if (sections.length < minSections) return null;
  return (
    <nav aria-labelledby={titleId} className={styles.contentsList}>
      <p id={titleId} className={styles.contentsTitle}>
        In this article
      </p>
      <ol className={styles.sections}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link to={{ hash: id }} className={styles.section}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
