import { Link } from 'react-router-dom';
import { embeddedNewest } from '#src/domain/posts/known-posts.ts';
import { distinctImages } from '#src/domain/posts/post-images.ts';
import { featuredCount } from '#src/domain/posts/posts.limits.ts';
import { useFeaturedPosts } from '#src/features/blog/list/use-featured-posts.ts';
import { blogPostPath, paths } from '#src/lib/paths.ts';
import { useEmbedded } from '#src/lib/use-hydrated.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { FeaturedPost } from './FeaturedPost.tsx';
import { FeaturedPostSkeleton } from './FeaturedPostSkeleton.tsx';
import styles from './FeaturedPosts.module.css';
import { Section } from './Section.tsx';

const places = Array.from({ length: featuredCount }, (_, index) => `place ${index + 1}`);

/** Three random posts, with skeletons from the first paint on. */
export function FeaturedPosts() {
  const resource = useFeaturedPosts();
  const posts = resource.status === 'loaded' ? resource.value : [];
  const images = distinctImages(posts);
  const isLoading = resource.status === 'loading';
  const isEmpty = !isLoading && posts.length === 0;
  return (
    <Section title="Featured Resources">
      <div className={styles.stage}>
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
          <p className={styles.message}>
            There are no articles to show here right now. Please check the blog.
          </p>
        )}
      </div>
      <noscript>
        <NewestPosts />
      </noscript>
      <p className={styles.all}>
        <ButtonLink to={paths.blog} variant="quiet">
          View All Resources
        </ButtonLink>
      </p>
    </Section>
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
