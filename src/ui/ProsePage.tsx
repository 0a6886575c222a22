import type { ReactNode } from 'react';
import { Prose } from './Prose.tsx';
import styles from './ProsePage.module.css';

interface ProsePageProps {
  title: string;
  /** What the page is about, in a sentence or two under its title. */
  lead: ReactNode;
  children: ReactNode;
}

/** A page that is there to be read. */
export function ProsePage({ title, lead, children }: ProsePageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{title}</h1>
        <div className={styles.lead}>{lead}</div>
      </div>
      <Prose>{children}</Prose>
    </div>
  );
}
