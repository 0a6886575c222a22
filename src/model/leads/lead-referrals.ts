import { isTimestamp, z } from '#src/lib/loading/zod.ts';
import type { HistoryKind, HistoryLine } from './lead-history.ts';

/** The lines of a lead's history that its sender sees too, each as an event. */
const eventsOfLines = {
  'passed-on': 'sent-to',
  'came-back': 'returned',
  'notified-of-withdrawal': 'notified-withdraw',
  'notified-of-deletion': 'notified-delete',
} as const satisfies Partial<Record<HistoryKind, string>>;

/** What happened to a lead, as its sender sees it by the link: companies, times, and nothing else. */
export const leadReferralsSchema = z.object({
  /** Oldest first. */
  events: z.array(
    z.object({
      /** The ISO time of the history's line, or of the deletion. */
      at: z.string(),
      what: z.enum([...Object.values(eventsOfLines), 'deleted']),
      /** Missing from a deletion, after which nothing here names a company. */
      company: z.optional(z.string()),
    }),
  ),
  /** The time at which the database deletes it; null as long as the lead is stored. */
  expiresAt: z.nullish(z.custom<{ toDate(): Date }>(isTimestamp)),
});

export type ReferralEvent = z.output<typeof leadReferralsSchema>['events'][number];

/** Returns the events of a lead's history, oldest first. */
export function listReferralEvents(history: readonly HistoryLine[]): ReferralEvent[] {
  return history.flatMap((line) => {
    if (!('company' in line)) return [];
    return { at: line.at, what: eventsOfLines[line.kind], company: line.company };
  });
}
