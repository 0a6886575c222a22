import { AuthorBox } from './article/AuthorBox.tsx';
import { Byline } from './article/Byline.tsx';
import { NextSteps } from './article/NextSteps.tsx';
import { RelatedReading } from './article/RelatedReading.tsx';
import { useArrival } from './article/use-arrival.ts';
import { ContentsList } from './content/ContentsList.tsx';
import { PostContent } from './content/PostContent.tsx';
import styles from './PostArticle.module.css';
import { PostImage } from './PostImage.tsx';
import { defaultImages, shownImage } from './post-images.ts';
import type { ReadablePost } from './use-post.ts';

/** A post to be read, and what stands under it. */
export function PostArticle({ post, content }: ReadablePost) {
  useArrival();
  return (
    <>
      <article className={styles.article}>
        <div className={styles.head}>
          <h1 className={styles.title}>{post.title}</h1>
          <Byline author={post.author} datePublished={post.datePublished} />
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
