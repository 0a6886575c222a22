import { calendarText } from '#src/lib/calendar-text.ts';
import type { FactName } from '#src/lib/facts/fact-days.ts';
import { asOf, isCheckOverdue } from '#src/lib/facts/fact-state.ts';
import type { OfficialSource } from '#src/lib/official-sources.ts';
import styles from './FaqSources.module.css';

interface FaqSourcesProps {
  /** The figures of the answer. */
  facts: readonly FactName[];
  sources: readonly OfficialSource[];
  /** Today. */
  day: string;
}

/** The sources of an answer's figures and the date they were last checked. */
export function FaqSources({ facts, sources, day }: FaqSourcesProps) {
  const month = asOf(facts);
  return (
    <div className={styles.sources}>
      <p>
        {month && (
          <>
            As of <time dateTime={month}>{calendarText(month)}</time>.{' '}
          </>
        )}
        {isCheckOverdue(facts, day)
          ? 'Some figures may have changed since; see the source:'
          : 'Read more at the source:'}
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
