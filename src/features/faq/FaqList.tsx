import type { ToggleEvent } from 'react';
import { calendarText } from '#src/lib/format/calendar.ts';
import { useSiteToday } from '#src/lib/hooks/use-site-today.ts';
import { oldestCheck, recheckDay } from '#src/model/facts/loan-facts.ts';
import type { OfficialSource } from '#src/model/facts/official-sources.ts';
import { Prose } from '#src/ui/parts/Prose.tsx';
import styles from './FaqList.module.css';
import { faqAnswers } from './faq-answers.tsx';
import { type FaqId, faqQuestions } from './questions.ts';

const listId = 'faq-list';

/** Whether the page shows the questions, as a prerendered one does before its script. */
export const isListShown = () =>
  typeof document !== 'undefined' && document.getElementById(listId) !== null;

const checked = oldestCheck();
const month = checked.slice(0, 'yyyy-mm'.length);

/**
 * The questions, with one answer open at a time: `<details>` elements that share a name, so they
 * work without scripts. The anchors are on the answers because browsers open a `<details>` when the
 * URL fragment is inside it.
 */
export function FaqList() {
  const day = useSiteToday(listId);
  return (
    <div id={listId} data-day={day} className={styles.list}>
      {(Object.keys(faqQuestions) as FaqId[]).map((id) => {
        const { Answer, sources } = faqAnswers[id];
        return (
          <details key={id} name="faq" className={styles.item} onToggle={keepInSight}>
            <summary className={styles.question}>
              <h2>{faqQuestions[id]}</h2>
            </summary>
            <Prose id={id} className={styles.answer}>
              <Answer day={day} />
              {sources.length > 0 && <FaqSources sources={sources} day={day} />}
            </Prose>
          </details>
        );
      })}
    </div>
  );
}

/** Keeps the opened question visible when a long answer above it closes. */
function keepInSight({ currentTarget: item }: ToggleEvent<HTMLDetailsElement>) {
  if (item.open) item.querySelector('summary')?.scrollIntoView({ block: 'nearest' });
}

interface FaqSourcesProps {
  sources: readonly OfficialSource[];
  /** Today. */
  day: string;
}

/** The sources of an answer's figures and the date they were last checked. */
function FaqSources({ sources, day }: FaqSourcesProps) {
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
