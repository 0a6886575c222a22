import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { checkContact } from '#src/domain/leads/may-contact.ts';
import { leadCollections } from '#src/domain/leads/stored-leads.ts';
import { newYorkDay } from '#src/lib/format-time.ts';
import { isSignInFresh } from '#src/lib/fresh-sign-in.ts';
import { paths } from '#src/lib/paths.ts';
import { siteTime } from '#src/lib/site-clock.ts';
import { type Resource, useResource } from '#src/lib/use-resource.ts';
import type { DeskLead } from './desk-lead.ts';
import styles from './LeadDesk.module.css';
import { type CountByKind, leadsToCallAgain } from './leads.service.ts';
import { useNewLeadCounts } from './new-leads.ts';
import { type AskedAbout, revocationsOfLeads } from './privacy.service.ts';
import { selectOpenRequests } from './requests.ts';

/** What waits for the owner, as far as it is known. */
export interface Waiting {
  /** People's requests about leads that are not deleted, newest first. */
  asked: Resource<AskedAbout[]>;
  /** The leads to call again. */
  due: Resource<DeskLead[]>;
}

/** What waits for the owner today, the most urgent first, in one line each; nothing if nothing waits. */
export function Today({ asked, due, onFollow }: Waiting & { onFollow?: () => void }) {
  const counts = useNewLeadCounts();
  const lines = describeDay(
    asked.status === 'loaded' ? asked.value : [],
    due.status === 'loaded' ? due.value : [],
    counts,
  );
  if (lines.length === 0) return null;
  return (
    <ul data-private aria-label="Today" className={styles.today}>
      {lines.map(({ text, to, isLate }) => (
        <li key={text} className={isLate ? styles.late : undefined}>
          <Link to={to} onClick={onFollow}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What waits, on a page that asks nobody for the password because of it. */
export function TodayIfKnown() {
  const asked = useResource(useCallback(() => readIfFresh(revocationsOfLeads), []));
  const due = useResource(useCallback(() => readIfFresh(readDueCalls), []));
  return <Today asked={asked} due={due} />;
}

async function readIfFresh<Value>(read: () => Promise<Value[]>): Promise<Value[]> {
  return (await isSignInFresh()) ? read() : [];
}

/** Returns the leads to call again today or before. */
export function readDueCalls(): Promise<DeskLead[]> {
  return leadsToCallAgain(newYorkDay(siteTime()));
}

interface Line {
  text: string;
  to: string;
  isLate?: true;
}

function describeDay(
  asked: AskedAbout[],
  due: readonly DeskLead[],
  counts: CountByKind | undefined,
): Line[] {
  const late = selectOpenRequests(asked).filter(({ overdue }) => overdue.length > 0);
  const notices = late.reduce((sum, { overdue }) => sum + overdue.length, 0);
  const calls = due.filter((lead) => checkContact(lead, asked).mayCall).length;
  const unread = leadCollections.filter((kind) => counts?.[kind]);
  const news = unread.reduce((sum, kind) => sum + (counts?.[kind] ?? 0), 0);
  const lines: (Line & { count: number })[] = [
    {
      count: notices,
      text: say(notices, 'company was not told in time', 'companies were not told in time'),
      to: `${paths.leads}#requests`,
      isLate: true,
    },
    {
      count: calls,
      text: say(calls, 'call is due', 'calls are due'),
      to: `${paths.leads}#reminders`,
    },
    {
      count: news,
      text: say(news, 'new lead', 'new leads'),
      to: `${paths.leads}?kind=${unread[0]}`,
    },
  ];
  return lines.filter(({ count }) => count > 0);
}

function say(count: number, singular: string, plural: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? singular : plural}`;
}
