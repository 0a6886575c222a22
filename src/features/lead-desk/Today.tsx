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
import { countOldData, type OldData } from './old-data.service.ts';
import { type AskedAbout, revocationsOfLeads } from './privacy.service.ts';
import { selectOpenRequests } from './requests.ts';

/** What waits for the owner, as far as it is known. */
export interface Waiting {
  /** People's requests about leads that are not deleted, newest first. */
  asked: Resource<AskedAbout[]>;
  due: Resource<DeskLead[]>;
  /** What is older than the privacy page says that it is kept. */
  old: Resource<OldData | undefined>;
}

/** What waits for the owner today, the most urgent first, in one line each; nothing if nothing waits. */
export function Today({ asked, due, old }: Waiting) {
  const counts = useNewLeadCounts();
  const lines = describeDay(
    asked.status === 'loaded' ? asked.value : [],
    due.status === 'loaded' ? due.value : [],
    counts,
    old.status === 'loaded' ? old.value : undefined,
  );
  if (lines.length === 0) return null;
  return (
    <ul data-private aria-label="Today" className={styles.today}>
      {lines.map(({ text, to, isLate }) => (
        <li key={text} className={isLate ? styles.late : undefined}>
          <Link to={to}>{text}</Link>
        </li>
      ))}
    </ul>
  );
}

/** What waits, on a page that asks nobody for the password because of it. */
export function TodayIfKnown() {
  const asked = useResource(useCallback(() => readIfFresh(revocationsOfLeads, []), []));
  const due = useResource(useCallback(() => readIfFresh(readDueCalls, []), []));
  const old = useResource(useCallback(() => readIfFresh(countOldData, undefined), []));
  return <Today {...{ asked, due, old }} />;
}

async function readIfFresh<Value, None>(read: () => Promise<Value>, none: None) {
  return (await isSignInFresh()) ? read() : none;
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
  old: OldData | undefined,
): Line[] {
  const late = selectOpenRequests(asked).filter(({ overdue }) => overdue.length > 0);
  const notices = late.reduce((sum, { overdue }) => sum + overdue.length, 0);
  const calls = due.filter((lead) => checkContact(lead, asked).mayCall).length;
  const unread = leadCollections.filter((kind) => counts?.[kind]);
  const news = unread.reduce((sum, kind) => sum + (counts?.[kind] ?? 0), 0);
  const lines: (Line | false)[] = [
    notices > 0 && {
      text: sayCount(notices, 'company was not told in time', 'companies were not told in time'),
      to: `${paths.leads}#requests`,
      isLate: true,
    },
    calls > 0 && {
      text: sayCount(calls, 'call is due', 'calls are due'),
      to: `${paths.leads}#reminders`,
    },
    news > 0 && {
      text: sayCount(news, 'new lead', 'new leads'),
      to: `${paths.leads}?kind=${unread[0]}`,
    },
    old !== undefined &&
      countOld(old) > 0 && { text: describeOldData(old), to: `${paths.leads}#old-leads` },
  ];
  return lines.filter((line) => line !== false);
}

/** Returns how many leads and records are older than the privacy page says. */
export function countOld({ leads, records }: OldData): number {
  return Object.values(leads).reduce((sum, count) => sum + count, records);
}

/** Returns how many inquiries and records these are in words; '' for none. */
export function nameOldData(old: OldData): string {
  const leads = countOld(old) - old.records;
  const parts = [
    leads > 0 && sayCount(leads, 'inquiry', 'inquiries'),
    old.records > 0 && sayCount(old.records, 'record', 'records'),
  ];
  return parts.filter(Boolean).join(' and ');
}

/** Returns that as a sentence without its period; '' for none. */
export function describeOldData(old: OldData): string {
  const count = countOld(old);
  if (count === 0) return '';
  return `${nameOldData(old)} ${count === 1 ? 'is' : 'are'} older than you promise to keep`;
}

/** Returns a number with its noun. */
export function sayCount(count: number, singular: string, plural: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? singular : plural}`;
}
