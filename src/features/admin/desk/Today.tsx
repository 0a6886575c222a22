import { type ReactElement, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { freshSignIn, isSignInFresh } from '#src/data/admin/auth/fresh-sign-in.ts';
import { type CountByKind, leadsToCallAgain } from '#src/data/admin/leads/leads.service.ts';
import { countOldData, type OldData } from '#src/data/admin/leads/old-data.service.ts';
import { revocationsOfLeads } from '#src/data/admin/leads/privacy.service.ts';
import { siteTime } from '#src/data/state/site-clock.ts';
import { leadPath } from '#src/lib/addresses/admin-paths.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { formatShortDate } from '#src/lib/format/format.ts';
import { newYorkDay } from '#src/lib/format/format-time.ts';
import { useResource } from '#src/lib/hooks/use-resource.ts';
import type { DeskLead } from '#src/model/leads/desk-lead.ts';
import { revocationId } from '#src/model/leads/lead-reference.ts';
import { checkContact } from '#src/model/leads/may-contact.ts';
import { leadCollections } from '#src/model/leads/stored-leads.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { readFirstLeads } from './LeadList.tsx';
import { forgetRead, readAhead } from './read-ahead.ts';
import { isProbablyABot } from './Spam.tsx';
import styles from './shared/LeadDesk.module.css';
import { Phone } from './shared/LeadTable.tsx';
import { countText } from './shared/lead-fields.ts';
import { useNewLeadCounts } from './shared/new-leads.ts';
import { openRequestText, overdueText, selectOpenRequests } from './shared/requests.ts';

/** How many of the people whom nobody has called are shown; the desk has all. */
const mostUncalled = 5;

/**
 * What waits for the owner today, people first, each done or opened by one press. It asks nobody for the password.
 *
 * @param lines what else waits, as items of a list; undefined while that is not known
 */
export function Today({ lines }: { lines: readonly ReactElement[] | undefined }) {
  const [signIns, setSignIns] = useState(0);
  const people = useResource(readPeople, signIns);
  const counts = useNewLeadCounts();
  const found = people.status === 'loaded' && people.value ? listPeople(people.value, counts) : [];
  const isEmpty =
    people.status === 'loaded' && people.value && found.length + (lines?.length ?? 1) === 0;
  const readAgain = () => setSignIns(signIns + 1);
  return (
    <section data-private aria-labelledby="today" className={styles.today}>
      <h2 id="today">Today</h2>
      <ul>
        {people.status === 'failed' && (
          <li>Who waits for you could not be loaded. Please reload the page.</li>
        )}
        {people.status === 'loaded' && !people.value && (
          <li>
            <Button variant="link" onClick={() => freshSignIn().then(readAgain, () => {})}>
              Sign in again
            </Button>
            to see who waits for you.
          </li>
        )}
        {found}
        {lines}
      </ul>
      {isEmpty && <p>Nothing waits for you.</p>}
    </section>
  );
}

type People = NonNullable<Awaited<ReturnType<typeof readPeople>>>;

/** Reads what the desk begins with, which takes it over; undefined if that needs the password again. */
async function readPeople() {
  if (!(await isSignInFresh())) return undefined;
  const [requests, due, old, first] = await Promise.all([
    readAhead('requests', revocationsOfLeads),
    readAhead('due', readDueCalls),
    readAhead('old', countOldData),
    readAhead('first', readFirstLeads),
  ]);
  if (first.status === 'failed') throw new Error('The first leads could not be read.');
  return { requests, due, old, leads: first.leads };
}

/** Returns the leads to call again today or before. */
export function readDueCalls(): Promise<DeskLead[]> {
  return leadsToCallAgain(newYorkDay(siteTime()));
}

function listPeople({ requests, due, old, leads }: People, counts: CountByKind | undefined) {
  const open = selectOpenRequests(requests).toSorted((one, other) =>
    one.revocation.askedAt.localeCompare(other.revocation.askedAt),
  );
  const toCall = (some: readonly DeskLead[]) =>
    some
      .map((lead) => ({ lead, contact: checkContact(lead, requests) }))
      .filter(({ contact }) => contact.mayCall);
  const uncalled = toCall(
    leads.filter((lead) => {
      const { status = 'new', followUp } = lead.state ?? {};
      return status === 'new' && !followUp && !isProbablyABot(lead);
    }),
  );
  const [firstKind, ...otherKinds] = leadCollections;
  const others = otherKinds.map((kind) => ({ kind, count: counts?.[kind] ?? 0 }));
  const oldText = describeOldData(old);
  const lines = [
    ...open.map((request) => (
      <Person key={revocationId(request.revocation) + request.lead.id} lead={request.lead}>
        {openRequestText(request)} <strong>{overdueText(request)}</strong>
      </Person>
    )),
    ...toCall(due).map(({ lead, contact }) => (
      <Person key={`due ${lead.id}`} lead={lead}>
        {`call again, due ${formatShortDate(lead.state?.followUp ?? '')} `}
        <Phone phone={lead.phone} contact={contact} />
      </Person>
    )),
    ...uncalled.slice(0, mostUncalled).map(({ lead, contact }) => (
      <Person key={lead.id} lead={lead}>
        {'not called yet '}
        <Phone phone={lead.phone} contact={contact} />
      </Person>
    )),
    uncalled.length > mostUncalled &&
      lineTo(
        `?kind=${firstKind}`,
        `${sayCount(uncalled.length - mostUncalled, 'more person was', 'more people were')} not called yet`,
      ),
    ...others.map(
      ({ kind, count }) =>
        count > 0 && lineTo(`?kind=${kind}`, `${countText(kind, count)} not opened yet`),
    ),
    oldText !== '' && lineTo('#old-leads', oldText),
  ];
  return lines.filter((line) => line !== false);
}

function lineTo(place: string, text: string) {
  return (
    <li key={place}>
      <Link to={paths.leads + place}>{text}</Link>
    </li>
  );
}

function Person({ lead, children }: { lead: DeskLead; children: ReactNode }) {
  return (
    <li>
      <Link to={leadPath(lead.kind, lead.id)} onClick={forgetRead}>
        {`${lead.name} (${lead.reference})`}
      </Link>
      <span>{children}</span>
    </li>
  );
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
