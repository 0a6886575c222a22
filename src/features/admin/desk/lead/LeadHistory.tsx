import { Link } from 'react-router-dom';
import { listReceived } from '#src/data/admin/leads/buyers.service.ts';
import type { DeskRequest } from '#src/data/admin/leads/privacy.service.ts';
import { StatusBadge } from '#src/features/admin/desk/shared/LeadTable.tsx';
import { requestText } from '#src/features/admin/desk/shared/requests.ts';
import { leadPath } from '#src/lib/addresses/admin-paths.ts';
import { formatShortDate } from '#src/lib/format/format.ts';
import { formatTime } from '#src/lib/format/format-time.ts';
import { useResource } from '#src/lib/hooks/use-resource.ts';
import { leadKinds } from '#src/model/lead-forms/lead-kinds.ts';
import {
  type Company,
  describeLine,
  listReferrals,
  referralText,
} from '#src/model/leads/lead-history.ts';
import type { LeadState } from '#src/model/leads/lead-state.ts';
import { NotLoaded } from '#src/ui/notices/NotLoaded.tsx';
import { Card } from '#src/ui/parts/Card.tsx';
import styles from './LeadView.module.css';

interface HistoryPanelProps {
  sentAt: string;
  state: LeadState;
  /** What the person asked about this lead. */
  requests: readonly DeskRequest[];
}

/** The history of a lead, with the requests about it, newest first. */
export function HistoryPanel({ sentAt, state, requests }: HistoryPanelProps) {
  const own = requests.map(({ revocation }) => {
    const said = [`This person ${requestText(revocation)}`] as const;
    return { key: revocation.asks, at: revocation.askedAt, by: 'by the link', said };
  });
  const changes = state.history.map((line, index) => {
    return { key: `${index}`, at: line.at, by: line.by, said: describeLine(line) };
  });
  const lines = [...own, ...changes.reverse()].sort((one, other) => {
    return other.at.localeCompare(one.at);
  });
  return (
    <Card>
      <section aria-labelledby="history" className={styles.historyPanel}>
        <h2 id="history">History</h2>
        <ol className={styles.lines} reversed>
          {lines.map(({ key, at, by, said: [text, company] }) => (
            <li key={key} className={styles.change}>
              <p className={styles.when}>{`${formatTime(at)} · ${by}`}</p>
              <div className={styles.what}>
                {text}
                {company && <BuyerName {...company} />}
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

/** The name of a company that got a lead, linked to its application if it has one. */
export function BuyerName({ companyId, company }: Company) {
  if (!companyId) return <>{company}</>;
  return <Link to={leadPath(leadKinds.leadBuyers.collection, companyId)}>{company}</Link>;
}

/** Which company had a lead from when to when, oldest first; nothing if none had it. */
export function PassingList({ history }: { history: LeadState['history'] }) {
  const referrals = listReferrals(history);
  if (referrals.length === 0) return null;
  return (
    <ul className={styles.referrals}>
      {referrals.map((referral) => (
        <li key={referral.at}>
          <BuyerName {...referral.to} /> <span>{`${referralText(referral)}.`}</span>
        </li>
      ))}
    </ul>
  );
}

/** The people whose leads a company got by its application. */
export function ReceivedPanel({ application }: { application: string }) {
  const received = useResource(() => listReceived(application), application);
  return (
    <Card>
      <section aria-labelledby="received" className={styles.historyPanel}>
        <h2 id="received">Leads that it got</h2>
        {received.status === 'loading' && <p role="status">Looking for its leads…</p>}
        {received.status === 'failed' && <NotLoaded what="Its leads" />}
        {received.status === 'loaded' && received.value.length === 0 && <p>None yet.</p>}
        {received.status === 'loaded' && (
          <ol className={styles.lines}>
            {received.value.map(({ lead, referral }) => (
              <li key={lead.id} className={styles.received}>
                <Link to={leadPath(lead.kind, lead.id)}>{lead.name}</Link>
                <span>
                  Passed on {formatShortDate(referral.at)}
                  {referral.returnedAt && `, returned ${formatShortDate(referral.returnedAt)}`}
                </span>
                {!referral.returnedAt && <StatusBadge state={lead.state} />}
              </li>
            ))}
          </ol>
        )}
      </section>
    </Card>
  );
}
