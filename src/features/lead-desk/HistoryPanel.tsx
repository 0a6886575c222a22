import {
  buyerName,
  type LeadChange,
  type LeadState,
  leadStatuses,
} from '#src/domain/leads/lead-state.ts';
import { formatShortDate } from '#src/lib/format.ts';
import { formatTime } from '#src/lib/format-time.ts';
import { Card } from '#src/ui/Card.tsx';
import { BuyerName } from './Buyers.tsx';
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
              <p className={styles.when}>{`${formatTime(change.at)} · ${change.by}`}</p>
              <div className={styles.what}>
                <What change={change} history={state.history} />
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

interface WhatProps {
  change: LeadChange;
  history: LeadState['history'];
}

function What({ change: { what, text }, history }: WhatProps) {
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
          Passed on to <BuyerName to={text} name={buyerName(history, text)} />
        </>
      );
    case 'came-back':
      return `Returned: ${text}`;
    case 'follow-up':
      return text ? `Call again on ${formatShortDate(text)}` : 'No reminder to call again';
    case 'told-withdraw':
      return `${buyerName(history, text)} was told to stop contacting this person`;
    case 'told-delete':
      return `${buyerName(history, text)} was told to delete it`;
  }
}
