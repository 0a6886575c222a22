import { useState } from 'react';
import { type FactStatus, factStatuses } from '#src/domain/facts/fact-status.ts';
import { siteToday } from '#src/lib/calendar.ts';
import { Card } from '#src/ui/Card.tsx';
import styles from './Dashboard.module.css';

const headingId = 'facts';

/** Figures of the site that end within a month, have ended, or are to be checked again. */
export function FactsPanel() {
  const [due] = useState(() => dueFacts(siteToday()));
  if (due.length === 0) return null;
  return (
    <Card>
      <section aria-labelledby={headingId} className={styles.panel}>
        <h2 id={headingId} className={styles.title}>
          Figures to check
        </h2>
        <p className={styles.lead}>
          The FAQ and the calculators use these figures.
          {due.some(isEnded) && ' The site no longer shows those that have ended as current.'}
        </p>
        <ul className={styles.facts}>
          {due.map((fact) => (
            <DueFact key={fact.name} fact={fact} />
          ))}
        </ul>
        <p>
          Compare each figure with its source and change it where it differs, then the day of the
          check. Build and deploy the site. The steps are in <code>docs/technician.md</code> under
          “When a year ends”.
        </p>
      </section>
    </Card>
  );
}

function DueFact({ fact }: { fact: FactStatus }) {
  const { topic, says, advice, sources, name, file, daysFile } = fact;
  return (
    <li>
      <h3 className={styles.topic}>{topic}</h3>
      <p className={isEnded(fact) ? styles.ended : undefined}>{says}</p>
      {advice && <p>{advice}</p>}
      <p>
        Figures: <code>{name}</code> in <code>{file}</code>. Day of the check:{' '}
        <code>{daysFile}</code>
      </p>
      <ul className={styles.sources}>
        {sources.map((source) => (
          <li key={source.url}>
            <a href={source.url} rel="noreferrer">
              {source.name}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Returns what needs the owner, with what has ended first. */
function dueFacts(day: string): FactStatus[] {
  const due = factStatuses(day).filter(({ state }) => state !== 'current');
  return due.sort((a, b) => Number(isEnded(b)) - Number(isEnded(a)));
}

function isEnded({ state }: FactStatus): boolean {
  return state === 'ended';
}
