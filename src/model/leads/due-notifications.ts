import { addDays, newYorkDay } from '#src/lib/format/format-time.ts';
import { site } from '#src/site.ts';
import {
  type Company,
  findNotification,
  type HistoryLine,
  identifyCompany,
  listReferrals,
  type Referral,
} from './lead-history.ts';
import type { Revocation } from './lead-reference.ts';
import type { Contact, LeadRequest } from './may-contact.ts';

/** Returns the last time that each company got a lead, also those that returned it: they have seen it. */
export function listRecipients(history: readonly HistoryLine[]): Referral[] {
  const latest = listReferrals(history).map((one) => [identifyCompany(one.to), one] as const);
  return [...new Map(latest).values()];
}

/** Returns the companies that got a lead and were not told of a request about it. */
export function listPending(history: readonly HistoryLine[], asks: Revocation['asks']): Company[] {
  return listRecipients(history)
    .map(({ to }) => to)
    .filter((to) => !findNotification(history, asks, to));
}

/**
 * Returns the oldest withdrawal about another lead, of which the companies that got this one are told; undefined if
 * they are told of a request about itself. A request for deletion concerns no other lead.
 */
export function findOtherWithdrawal<R extends LeadRequest>({ own, elsewhere }: Contact<R>) {
  if (own.length > 0) return undefined;
  return elsewhere.filter(({ revocation }) => revocation.asks === 'withdraw').at(-1);
}

/** Returns the companies that should have been told of a request before today. */
export function listOverdue(
  { asks, askedAt }: Pick<Revocation, 'asks' | 'askedAt'>,
  history: readonly HistoryLine[] | undefined,
  now: Date,
): Company[] {
  return newYorkDay(now) > findDueDay(askedAt) ? listPending(history ?? [], asks) : [];
}

/** Returns the day in New York by which a request must be honored. Weekends do not count, but public holidays do. */
export function findDueDay(askedAt: string): string {
  let day = newYorkDay(new Date(askedAt));
  for (let left = site.privacy.revocationBusinessDays; left > 0; ) {
    day = addDays(day, 1);
    if (!isWeekend(day)) left -= 1;
  }
  return day;
}

/** Returns the number of business days after one day, through another. */
export function countBusinessDays(today: string, lastDay: string): number {
  let count = 0;
  for (let day = addDays(today, 1); day <= lastDay; day = addDays(day, 1)) {
    if (!isWeekend(day)) count += 1;
  }
  return count;
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(day).getUTCDay());
}
