import { calendarText } from '#src/lib/calendar-text.ts';
import { loanFacts } from '#src/lib/loan-facts.ts';
import type { OfficialSource } from '#src/lib/official-sources.ts';
import styles from './FaqSources.module.css';

/** The sources of an answer's figures and the date they were last checked. */
export function FaqSources({ sources }: { sources: readonly OfficialSource[] }) {
  return (
    <div className={styles.sources}>
      <p>
        As of <time dateTime={loanFacts.asOf}>{calendarText(loanFacts.asOf)}</time>. Read more at
        the source:
      </p>
      <ul>
        {sources.map(({ name, url }) => (
          <li key={url}>
            <a href={url} rel="noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
