import { calendarText } from '#src/lib/calendar.ts';
import type { OfficialSource } from '#src/lib/official-sources.ts';
import { oldestCheck, recheckDay } from '#src/lib/shown-facts.ts';
import styles from './FaqSources.module.css';

const checked = oldestCheck();
const month = checked.slice(0, 'yyyy-mm'.length);

interface FaqSourcesProps {
  sources: readonly OfficialSource[];
  /** Today. */
  day: string;
}

/** The sources of an answer's figures and the date they were last checked. */
export function FaqSources({ sources, day }: FaqSourcesProps) {
  return (
    <div className={styles.sources}>
      <p>
        As of <time dateTime={month}>{calendarText(month)}</time>.{' '}
        {day < recheckDay(checked)
          ? 'Read more at the source:'
          : 'Some figures may have changed since; see the source:'}
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
