import type { ReactNode } from 'react';
import { calendarText } from '#src/lib/calendar.ts';
import { PageHead } from '#src/lib/PageHead.tsx';
import { site } from '#src/site.ts';
import { ProsePage } from '#src/ui/ProsePage.tsx';
import styles from './LegalPage.module.css';

interface LegalPageProps {
  title: string;
  description: string;
  path: string;
  /** The date of the last change, as YYYY-MM-DD. */
  lastChanged: string;
  /** A summary of one or two sentences. */
  lead: string;
  children: ReactNode;
}

/** The layout of the legal pages, with the date of the last change. */
export function LegalPage({ title, lastChanged, lead, children, ...head }: LegalPageProps) {
  return (
    <>
      <PageHead {...head} title={`${title} | ${site.name}`} />
      <ProsePage title={title} lead={lead}>
        {children}
        <p className={styles.changed}>
          Last changed on <time dateTime={lastChanged}>{calendarText(lastChanged)}</time>.
        </p>
      </ProsePage>
    </>
  );
}
