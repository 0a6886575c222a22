import type { ReactNode } from 'react';
import { calendarText } from '#src/lib/calendar-text.ts';
import { PageHead } from '#src/lib/head/PageHead.tsx';
import { site } from '#src/site.ts';
import { ProsePage } from '#src/ui/ProsePage.tsx';
import styles from './LegalPage.module.css';

interface LegalPageProps {
  title: string;
  description: string;
  path: string;
  /** Day of the last change of the text, as year, month and day. */
  lastChanged: string;
  /** The page's gist in a sentence or two. */
  lead: string;
  children: ReactNode;
}

/** A page on which the site says what holds between it and its visitors. */
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
