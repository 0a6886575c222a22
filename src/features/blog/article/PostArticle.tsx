import { ContentsList } from '#src/domain/posts/content/ContentsList.tsx';
import { PostContent } from '#src/domain/posts/content/PostContent.tsx';
import { PostImage } from '#src/domain/posts/PostImage.tsx';
import { defaultImages, shownImage } from '#src/domain/posts/post-images.ts';
import { AuthorBox } from './AuthorBox.tsx';
import { Byline } from './Byline.tsx';
import { NextSteps } from './NextSteps.tsx';
import styles from './PostArticle.module.css';
import { RelatedReading } from './RelatedReading.tsx';
import type { ReadablePost } from './use-post.ts';
import { useScrollToFragment } from './use-scroll-to-fragment.ts';

/** A post with its author box, next steps, and related posts. */
export function PostArticle({ post, content }: ReadablePost) {
  useScrollToFragment();
  return (
    <>
      <article className={styles.article}>
        <div className={styles.head}>
          <h1 className={styles.title}>{post.title}</h1>
          <Byline {...post} />
          <PostImage
            src={shownImage(post)}
            fallback={defaultImages.post}
            loading="eager"
            fetchPriority="high"
            className={styles.image}
          />
        </div>
        <div className={styles.contents}>
          <ContentsList sections={content.sections} />
        </div>
        <div className={styles.text}>
          <PostContent html={content.html} />
        </div>
      </article>
      <div className={styles.after}>
        <AuthorBox author={post.author} />
        <NextSteps />
        <RelatedReading post={post} />
      </div>
    </>
  );
}
