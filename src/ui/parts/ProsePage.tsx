import type { ReactNode } from 'react';
import { Prose } from './Prose.tsx';
import styles from './ProsePage.module.css';

interface ProsePageProps {
  title: string;
  lead: string;
  /** Shown beside the title, or under it on a narrow screen. */
  picture?: ReactNode;
  children: ReactNode;
}

/** The layout of a page that is mostly text. */
export function ProsePage({ title, lead, picture, children }: ProsePageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        {picture}
      </div>
      <Prose>{children}</Prose>
    </div>
  );
}
