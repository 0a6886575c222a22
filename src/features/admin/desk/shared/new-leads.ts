import { useEffect } from 'react';
import { isSignInFresh } from '#src/data/admin/auth/fresh-sign-in.ts';
import type { CountByKind } from '#src/data/admin/leads/leads.service.ts';
import {
  invalidateValues,
  knownValue,
  renewValue,
  useKnown,
  type VisitKey,
} from '#src/data/state/visit.ts';

const askEveryMs = 60_000;

const newLeads: VisitKey<CountByKind | undefined> = { key: 'new-leads' };

/** Returns the number of unread leads of each kind, as `useNewLeadUpdates` keeps it. */
export function useNewLeadCounts(): CountByKind | undefined {
  return useKnown(newLeads)?.value;
}

/** Returns the number of unread leads of all kinds, like `useNewLeadCounts`. */
export function useNewLeadCount(): number | undefined {
  const known = useNewLeadCounts();
  return known && Object.values(known).reduce((sum, count) => sum + count, 0);
}

/** Updates the number now, such as after a lead is opened. A failure keeps the old number. */
export function refreshNewLeadCount(): void {
  if (document.visibilityState !== 'visible') return;
  // The next update is in a minute.
  renewValue(newLeads, count()).catch(() => undefined);
}

async function count(): Promise<CountByKind | undefined> {
  // A background update must not ask for the password.
  if (!(await isSignInFresh())) return knownValue(newLeads);
  const { countNewLeads } = await import('#src/data/admin/leads/leads.service.ts');
  return countNewLeads();
}

/** Updates the number every minute while the tab is visible, for all that shows it. */
export function useNewLeadUpdates(): void {
  useEffect(() => {
    refreshNewLeadCount();
    const timer = setInterval(refreshNewLeadCount, askEveryMs);
    document.addEventListener('visibilitychange', refreshNewLeadCount);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refreshNewLeadCount);
      // Somebody else may sign in next.
      invalidateValues(newLeads.key);
    };
  }, []);
}
