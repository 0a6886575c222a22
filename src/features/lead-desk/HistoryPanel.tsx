import { Link } from 'react-router-dom';
import { leadKinds } from '#src/domain/leads/lead-kinds.ts';
import { type LeadChange, type LeadState, leadStatuses } from '#src/domain/leads/lead-state.ts';
import { formatShortDate } from '#src/lib/format.ts';
import { formatTime } from '#src/lib/format-time.ts';
import { leadPath } from '#src/lib/paths.ts';
import { Card } from '#src/ui/Card.tsx';
import styles from './LeadView.module.css';

/** The history of a lead, newest first. */
export function HistoryPanel({ sentAt, state }: { sentAt: string; state: LeadState }) {
  const lines = state.history.map((change, index) => ({ change, number: index + 1 })).reverse();
  return (
    <Card>
      <section aria-labelledby="history" className={styles.historyPanel}>
        <h2 id="history">History</h2>
        <ol className={styles.lines} reversed>
          {lines.map(({ change, number }) => (
            <li key={number} className={styles.change}>
              <p className={styles.when}>
                {formatTime(change.at)} · {change.by}
              </p>
              <div className={styles.what}>
                <What change={change} />
              </div>
            </li>
          ))}
          <li className={styles.change}>
            <p className={styles.when}>{formatTime(sentAt) || 'At an unknown time'}</p>
            <p>Sent</p>
          </li>
        </ol>
      </section>
    </Card>
  );
}

function What({ change: { what, text } }: { change: LeadChange }) {
  switch (what) {
    case 'opened':
      return 'Opened for the first time';
    case 'status':
      return `Status: ${leadStatuses.find(({ value }) => value === text)?.label ?? text}`;
    case 'note':
      return text;
    case 'passed-on':
      return (
        <>
          Passed on to{' '}
          <Link to={leadPath(leadKinds.leadBuyers.collection, text)}>a lead buyer</Link>
        </>
      );
    case 'came-back':
      return `Returned: ${text}`;
    case 'follow-up':
      return text ? `Call again on ${formatShortDate(text)}` : 'No reminder to call again';
  }
}
