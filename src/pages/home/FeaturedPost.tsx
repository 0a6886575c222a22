import { Link } from 'react-router-dom';
import { CardImage } from '#src/domain/posts/PostImage.tsx';
import type { Post } from '#src/domain/posts/post.schema.ts';
import { defaultImages } from '#src/domain/posts/post-images.ts';
import { formatShortDate } from '#src/lib/date.ts';
import { blogPostPath } from '#src/lib/paths.ts';
import styles from './FeaturedPost.module.css';

interface FeaturedPostProps {
  post: Post;
  image: string;
}

/** A featured post as a card. */
export function FeaturedPost({ post, image }: FeaturedPostProps) {
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
