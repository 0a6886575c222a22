import { type ReactElement, useState } from 'react';
import { Link } from 'react-router-dom';
import { freshSignIn, isSignInFresh } from '#src/data/admin/auth/fresh-sign-in.ts';
import type { CountByKind } from '#src/data/admin/leads/leads.service.ts';
import { revocationsOfLeads } from '#src/data/admin/leads/privacy.service.ts';
import { countOldData } from '#src/data/admin/leads/retention.service.ts';
import { siteTime } from '#src/data/state/site-clock.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { formatAge } from '#src/lib/format/format-time.ts';
import { useResource } from '#src/lib/hooks/use-resource.ts';
import type { DeskLead } from '#src/model/leads/desk-lead.ts';
import { leadCollections } from '#src/model/leads/stored-leads.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { isProbablyABot } from './Spam.tsx';
import styles from './shared/LeadDesk.module.css';
import { countText, describeOldData, sayCount } from './shared/lead-fields.ts';
import { useNewLeadCounts } from './shared/new-leads.ts';
import { readAhead } from './shared/read-ahead.ts';
import { listCalls, listDue, listLines, readDueCalls } from './shared/WhoWaits.tsx';
import { readFirstLeads } from './use-lead-lists.ts';

/** How many of the people whom nobody has called are shown; the desk has all. */
const mostUncalled = 5;

/** What waits besides people, as items of a list: what is due today, and the rest. */
export interface SiteLines {
  due: readonly ReactElement[];
  later: readonly ReactElement[];
}

/**
 * What waits for the owner today, by what is due, each done or opened by one press. It asks nobody for the password, and
 * shows nothing until all is known: what is pressed must not move.
 */
export function Today({ lines }: { lines: SiteLines | undefined }) {
  const [signIns, setSignIns] = useState(0);
  const people = useResource(readPeople, signIns);
  const counts = useNewLeadCounts();
  const found =
    people.status === 'loaded' && people.value ? listPeople(people.value, counts) : undefined;
  const isLoading = people.status === 'loading' || !lines;
  const known = [found, lines].filter((part) => part !== undefined);
  const all = [...known.flatMap(({ due }) => due), ...known.flatMap(({ later }) => later)];
  const readAgain = () => setSignIns(signIns + 1);
  return (
    <section data-private aria-labelledby="today" className={styles.today}>
      <h2 id="today">Today</h2>
      {isLoading ? (
        <p role="status">Looking for what waits…</p>
      ) : (
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
          {all}
        </ul>
      )}
      {!isLoading && found && all.length === 0 && <p>Nothing waits for you.</p>}
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

function listPeople({ requests, due, old, leads }: People, counts: CountByKind | undefined) {
  const isUncalled = (lead: DeskLead) =>
    (lead.state?.status ?? 'new') === 'new' && !lead.state?.followUp && !isProbablyABot(lead);
  const waiting = listDue(requests, due);
  const uncalled = listCalls(
    requests,
    leads.filter(isUncalled),
    ({ sentAt }) => `not called yet${sentAt && `, sent ${formatAge(sentAt, siteTime())}`}`,
  );
  const lines = listLines([...waiting, ...uncalled]);
  const more = uncalled.length - mostUncalled;
  const [firstKind, ...otherKinds] = leadCollections;
  const oldText = describeOldData(old);
  const others = [
    more > 0 &&
      lineTo(
        `?kind=${firstKind}`,
        `${sayCount(more, 'more person was', 'more people were')} not called yet`,
      ),
    ...otherKinds.map((kind) => {
      const count = counts?.[kind] ?? 0;
      return count > 0 && lineTo(`?kind=${kind}`, `${countText(kind, count)} not opened yet`);
    }),
    oldText !== '' && lineTo('#old-leads', oldText),
  ].filter((line) => line !== false);
  const end = waiting.length + mostUncalled;
  return {
    due: lines.slice(0, waiting.length),
    later: [...lines.slice(waiting.length, end), ...others],
  };
}

function lineTo(place: string, text: string) {
  return (
    <li key={place}>
      <Link to={paths.leads + place}>{text}</Link>
    </li>
  );
}
