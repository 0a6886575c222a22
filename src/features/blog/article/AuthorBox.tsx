import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#src/lib/paths.ts';
import { site } from '#src/site.ts';
import { Card } from '#src/ui/Card.tsx';
import styles from './AuthorBox.module.css';

/** The author of a post, with a disclaimer. */
export function AuthorBox({ author }: { author: string }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Card className={styles.box}>
        <h2 id={titleId} className={styles.title}>
          {`Written by ${author}`}
        </h2>
        <p>
          Articles on {site.name} explain how home loans work. They are general information, not
          advice about your own situation.
        </p>
        <p>
          <Link to={paths.aboutAuthor} className={styles.link}>
            About the author
          </Link>
        </p>
      </Card>
    </section>
  );
}
