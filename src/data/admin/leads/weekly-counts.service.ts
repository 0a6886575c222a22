import { freshSignIn } from '#src/data/admin/auth/fresh-sign-in.ts';
import { countDocuments, ownersQuery } from '#src/data/firebase/owners-query.ts';
import { siteTime } from '#src/data/state/site-clock.ts';
import { addDays, newYorkDay, newYorkMidnight } from '#src/lib/format/format-time.ts';
import { leadCollections } from '#src/model/leads/stored-leads.ts';
import { type CountByKind, sentWithin } from './leads.service.ts';

export interface WeekOfLeads {
  /** Its Monday in New York, as YYYY-MM-DD. */
  monday: string;
  counts: CountByKind;
}

const weeksShown = 12;
const weekDays = 7;

/**
 * Counts the leads of the last twelve weeks, oldest first, which start on Mondays in New York. The database bills one
 * read for each week and kind, and one more per further thousand leads.
 */
export async function countByWeek(): Promise<WeekOfLeads[]> {
  await freshSignIn();
  return Promise.all(
    lastMondays(siteTime(), weeksShown).map(async (monday) => {
      const span = {
        since: newYorkMidnight(monday),
        until: newYorkMidnight(addDays(monday, weekDays)),
      };
      const counts = await Promise.all(
        leadCollections.map(async (kind) => {
          const sent = () => ownersQuery(kind, ...sentWithin(kind, span));
          return [kind, await countDocuments('the number of leads of a week', sent)];
        }),
      );
      return { monday, counts: Object.fromEntries(counts) };
    }),
  );
}

function lastMondays(now: Date, count: number): string[] {
  const today = newYorkDay(now);
  const sinceMonday = (new Date(today).getUTCDay() + weekDays - 1) % weekDays;
  return Array.from({ length: count }, (_, index) =>
    addDays(today, (index + 1 - count) * weekDays - sinceMonday),
  );
}
