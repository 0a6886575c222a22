import { leadWords } from '#src/domain/leads/lead-words.ts';
import type { Revocation } from '#src/domain/leads/revocation.ts';
import { formatShortDate } from '#src/lib/date.ts';
import { siteTime } from '#src/lib/site-clock.ts';
import { site } from '#src/site.ts';
import { businessDaysAfter, businessDaysUntil } from './business-days.ts';

/** Returns what somebody asked, to follow a name. A request is about its own lead and no other. */
export function askedText({ kind, asks }: Pick<Revocation, 'kind' | 'asks'>): string {
  return asks === 'withdraw'
    ? 'asked not to be contacted anymore'
    : `asked to have their ${leadWords[kind].singular} deleted`;
}

/**
 * Returns the date by which a request must be answered and the business days left until then.
 *
 * @param askedAt ISO time
 * @example dueText('2026-11-20T15:00:00.000Z', new Date('2026-11-23T15:00:00Z'))
 *   // 'Due by 12/4/2026, in 9 business days.'
 */
export function dueText(askedAt: string, now = siteTime()): string {
  const lastDay = businessDaysAfter(askedAt, site.privacy.revocationBusinessDays);
  const today = businessDaysAfter(now.toISOString(), 0);
  const due = `Due by ${formatShortDate(lastDay)}`;
  if (today > lastDay) return `${due}: overdue.`;
  if (today === lastDay) return `${due}: today is the last day.`;
  const left = businessDaysUntil(lastDay, now);
  return `${due}, in ${left} business ${left === 1 ? 'day' : 'days'}.`;
}
