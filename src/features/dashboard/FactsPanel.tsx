import { useState } from 'react';
import { explainFact, type FactStatus, factStatuses } from '#src/domain/facts/fact-status.ts';
import { duePlatformDates, explainDate } from '#src/domain/facts/platform-dates.ts';
import { calendarText, siteToday } from '#src/lib/calendar.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import styles from './Dashboard.module.css';

const headingId = 'facts';

/** Figures of the site that end within three months, have ended, or are to be checked again. */
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
        <TechnicianText
          text={[
            ...due.map(explainFact),
            'Then build and deploy the site: docs/technician.md, “When a year ends”.',
          ].join('\n')}
        />
      </section>
    </Card>
  );
}

function DueFact({ fact }: { fact: FactStatus }) {
  const { topic, says, advice, sources } = fact;
  return (
    <li>
      <h3 className={styles.topic}>{topic}</h3>
      <p className={isEnded(fact) ? styles.ended : undefined}>{says}</p>
      {advice && <p>{advice}</p>}
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

function dueFacts(day: string): FactStatus[] {
  const due = factStatuses(day).filter(({ state }) => state !== 'current');
  return due.sort((a, b) => Number(isEnded(b)) - Number(isEnded(a)));
}

function isEnded({ state }: FactStatus): boolean {
  return state === 'ended';
}

/** Says that something that the site is built on ends soon, with a text for whoever takes care of it. */
export function PlatformNotice() {
  const [today] = useState(siteToday);
  const due = duePlatformDates(today);
  if (due.length === 0) return null;
  const [next] = due.map(({ ends }) => ends).filter((ends) => ends !== 'open' && ends >= today);
  const before = next ? ` before ${calendarText(next)}` : '';
  return (
    <Alert tone="info" title={`Your technician has something to do${before}.`}>
      <TechnicianText text={due.map(explainDate).join('\n')} />
    </Alert>
  );
}

function TechnicianText({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false);

  async function copy() {
    // Where that is refused, the text can be selected.
    const copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setIsCopied(copied);
  }

  return (
    <div>
      <details className={styles.todo}>
        <summary>What to do</summary>
        <p className={styles.lines}>{text}</p>
      </details>
      <Button variant="link" onClick={copy}>
        Copy the text for your technician
      </Button>{' '}
      <span role="status">{isCopied && 'Copied'}</span>
    </div>
  );
}
