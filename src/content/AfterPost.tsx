import { useId } from 'react';
import { Link } from 'react-router-dom';
import { embeddedRelated } from '#src/data/posts/post-cache.ts';
import { useSiteDetails } from '#src/data/site/site-details.ts';
import { useVisit } from '#src/data/state/visit.ts';
import { blogPostPath, paths } from '#src/lib/addresses/paths.ts';
import { formatLongDate } from '#src/lib/format/format.ts';
import { useEmbedded } from '#src/lib/hooks/use-hydrated.ts';
import type { Resource } from '#src/lib/hooks/use-resource.ts';
import type { Post, PostSummary } from '#src/model/posts/post.schema.ts';
import { site } from '#src/site.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Card } from '#src/ui/parts/Card.tsx';
import styles from './AfterPost.module.css';

/** What follows an article: its author, next steps, and related posts. */
export function AfterPost({ post }: { post: Post }) {
  return (
    <div className={styles.after}>
      <AuthorBox author={post.author} />
      <NextSteps />
      <RelatedReading post={post} />
    </div>
  );
}

function AuthorBox({ author }: { author: string }) {
  const { founderName, founderRole } = useSiteDetails();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Card className={styles.author}>
        <h2 id={titleId} className={styles.authorTitle}>
          {`Written by ${author}`}
        </h2>
        <p>
          Articles on {site.name} explain how home loans work. They are general information, not
          advice about your own situation.
        </p>
        {founderName && (
          <p>
            {site.name} is the work of {founderName}, {founderRole}.
          </p>
        )}
        <p>
          <Link to={paths.aboutAuthor} className={styles.authorLink}>
            About the author
          </Link>
        </p>
      </Card>
    </section>
  );
}

function NextSteps() {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.steps}>
      <h2 id={titleId} className={styles.stepsTitle}>
        Try it with your own numbers
      </h2>
      <p>
        What you type into the calculator stays in your browser. The pre-qualification form takes
        minutes, it’s free, and no one pulls your credit.
      </p>
      <p className={styles.stepsLinks}>
        <ButtonLink to={paths.quote}>Get Pre-Qualified</ButtonLink>
        <ButtonLink to={paths.calculator} variant="quiet">
          Open the calculator
        </ButtonLink>
      </p>
    </section>
  );
}

/** Other posts of the same category; renders nothing if there are none. */
function RelatedReading({ post }: { post: Post }) {
  const titleId = useId();
  const related = useRelatedPosts(post);
  if (related.status !== 'loaded' || related.value.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.related}>
      <h2 id={titleId} className={styles.relatedTitle}>
        {`More on ${post.category}`}
      </h2>
      <ul className={styles.relatedList}>
        {related.value.map(({ id, slug, title, description, datePublished }) => (
          <li key={id} className={styles.relatedItem}>
            <Link to={blogPostPath(slug)} className={styles.relatedLink}>
              {title}
            </Link>
            {description && <p>{description}</p>}
            {datePublished && (
              <p className={styles.relatedDate}>
                <time dateTime={datePublished}>{formatLongDate(datePublished)}</time>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function useRelatedPosts({ id, category }: Post): Resource<PostSummary[]> {
  const load = async () => {
    const { getRelatedPosts } = await import('#src/data/posts/posts.service.ts');
    return getRelatedPosts({ id, category });
  };
  return useVisit<PostSummary[]>(
    { key: `posts:related/${id}` },
    load,
    useEmbedded(embeddedRelated),
  );
}
