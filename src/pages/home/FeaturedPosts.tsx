import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { CardImage } from '#src/content/pictures/PostImage.tsx';
import { embeddedNewest } from '#src/data/posts/post-cache.ts';
import { blogPostPath, formName, paths } from '#src/lib/addresses/paths.ts';
import { formatShortDate } from '#src/lib/format/format.ts';
import { useEmbedded } from '#src/lib/hooks/use-hydrated.ts';
import { useResource } from '#src/lib/hooks/use-resource.ts';
import { comesNear } from '#src/lib/loading/near-screen.ts';
import type { Post } from '#src/model/posts/post.schema.ts';
import { defaultImages, distinctImages } from '#src/model/posts/post-images.ts';
import { featuredCount } from '#src/model/posts/posts.limits.ts';
import { SkeletonText } from '#src/ui/notices/SkeletonText.tsx';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { classNames } from '#src/ui/parts/class-names.ts';
import styles from './FeaturedPosts.module.css';

const places = Array.from({ length: featuredCount }, (_, index) => `place ${index + 1}`);

/** Three random posts, different on each visit, with skeletons from the first paint on. */
export function FeaturedPosts() {
  const stage = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState(1);
  const resource = useResource(async () => {
    if (stage.current) await comesNear(stage.current);
    const { getFeaturedPosts } = await import('#src/data/posts/posts.service.ts');
    return getFeaturedPosts();
  }, tries);
  const posts = resource.status === 'loaded' ? resource.value : [];
  const images = distinctImages(posts);
  const isLoading = resource.status === 'loading';
  const isEmpty = !isLoading && posts.length === 0;
  return (
    <>
      <div ref={stage} tabIndex={-1} className={styles.stage}>
        {posts.length === 0 && (
          <div
            className={classNames(styles.posts, styles.skeletons, isEmpty && styles.empty)}
            aria-hidden="true"
          >
            {places.map((place) => (
              <FeaturedPostSkeleton key={place} />
            ))}
          </div>
        )}
        {posts.length > 0 && (
          <ul className={styles.posts}>
            {posts.map((post, place) => (
              <FeaturedPost key={post.id} post={post} image={images[place] ?? ''} />
            ))}
          </ul>
        )}
        {isEmpty && (
          <div className={styles.message}>
            <p role="status">
              {resource.status === 'failed'
                ? 'The articles could not be loaded.'
                : 'There are no articles to show here right now. Please check the blog.'}
            </p>
            {resource.status === 'failed' && (
              <Button
                variant="quiet"
                onClick={() => {
                  setTries(tries + 1);
                  // The pressed button is about to unmount and would lose the focus.
                  stage.current?.focus();
                }}
              >
                Try again
              </Button>
            )}
          </div>
        )}
      </div>
      <noscript>
        <NewestPosts />
      </noscript>
      <p className={styles.all}>
        <ButtonLink to={paths.blog} variant="quiet">
          View All Resources
        </ButtonLink>
        <ButtonLink to={paths.quote} variant="link">
          {formName}
        </ButtonLink>
      </p>
    </>
  );
}

/** The newest posts, shown in place of random ones when scripts are off. */
function NewestPosts() {
  const posts = useEmbedded(embeddedNewest);
  if (!posts) return <p>This section needs JavaScript. You can find all articles in the blog.</p>;
  return (
    <ul>
      {posts.map(({ id, slug, title }) => (
        <li key={id}>
          <Link to={blogPostPath(slug)}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}

interface FeaturedPostProps {
  post: Post;
  image: string;
}

/** A featured post as a card. */
function FeaturedPost({ post, image }: FeaturedPostProps) {
  const address = blogPostPath(post.slug);
  return (
    <li className={styles.post}>
      <CardImage className={styles.image} src={image} fallback={defaultImages.home} />
      <div className={styles.text}>
        <p className={styles.category}>{(post.category || 'Blog').toUpperCase()}</p>
        <div className={styles.words}>
          <h3 className={styles.title}>
            <Link to={address}>{post.title}</Link>
          </h3>
          <p className={styles.description}>{post.description}</p>
        </div>
        <p className={styles.foot}>
          {post.datePublished && (
            <time dateTime={post.datePublished}>{formatShortDate(post.datePublished)}</time>
          )}
          <Link className={styles.read} to={address}>
            Read More <span className="visually-hidden">{`about ${post.title}`}</span>
          </Link>
        </p>
      </div>
    </li>
  );
}

/** The skeleton of a featured post. */
function FeaturedPostSkeleton() {
  return (
    <div className={styles.post}>
      <div className={styles.image} />
      <div className={styles.text}>
        <p className={styles.category}>
          <SkeletonText width="word" />
        </p>
        <div className={styles.words}>
          <p className={styles.title}>
            <SkeletonText width="line" />
          </p>
          <p className={styles.description}>
            <SkeletonText width="line" />
          </p>
        </div>
        <p className={styles.foot}>
          <SkeletonText width="word" />
        </p>
      </div>
    </div>
  );
}
