import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import styles from './Section.module.css';

interface SectionProps {
  title: string;
  /** A link to more of the same. */
  more?: { to: string; label: string };
  children: ReactNode;
}

/** A section of the home page, with its heading. */
export function Section({ title, more, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {more && (
          <Link className={styles.more} to={more.to}>
            {more.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
