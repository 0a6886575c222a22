import { useId } from 'react';
import { Link } from 'react-router-dom';
import styles from './ContentsList.module.css';
import type { ArticleSection } from './shown-content.ts';

interface ContentsListProps {
  sections: readonly ArticleSection[];
}

/** A shorter article needs no table of contents. */
const minSections = 4;

/** The table of contents of a long article. */
export function ContentsList({ sections }: ContentsListProps) {
  const titleId = useId();
  if (sections.length < minSections) return null;
  return (
    <nav aria-labelledby={titleId} className={styles.contents}>
      <p id={titleId} className={styles.title}>
        In this article
      </p>
      <ol className={styles.list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link to={{ hash: id }} className={styles.link}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
