import { type LeadReference, leadNames, type Request } from '#src/domain/leads/lead-reference.ts';
import type { ReferralEvent } from '#src/domain/leads/lead-referrals.ts';
import { formatLongDate } from '#src/lib/format.ts';
import styles from './YourRequest.module.css';
import type { LeadStatus } from './your-request.service.ts';

type LeadStatusLinesProps = LeadStatus & Pick<LeadReference, 'kind'>;

/** What happened, by day, and in words where nothing did. */
export function LeadStatusLines({ kind, events, askedAt }: LeadStatusLinesProps) {
  const name = leadNames[kind];
  const asked = Object.entries(askedAt).map(([asks, at]) => ({
    at,
    text: askedTexts[asks as Request],
  }));
  const lines = [
    ...events.map((event) => ({ at: event.at, text: eventText(event, name) })),
    ...asked,
  ].sort((one, other) => one.at.localeCompare(other.at));
  return (
    <>
      {events.length === 0 && kind === 'mortgageQuotes' && <p>No company has it.</p>}
      {lines.length === 0 && kind === 'leadBuyers' && <p>You haven’t made any requests yet.</p>}
      {lines.length > 0 && (
        <ol className={styles.lines}>
          {lines.map(({ at, text }) => (
            <li key={at + text}>
              <time dateTime={at} className={styles.day}>
                {formatLongDate(at)}
              </time>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

const askedTexts: Readonly<Record<Request, string>> = {
  withdraw: 'You withdrew your consent.',
  delete: 'You asked for deletion.',
};

/** Returns what happened, in the words of the person whom it concerns. */
function eventText({ what, company }: ReferralEvent, name: string): string {
  switch (what) {
    case 'sent-to':
      return `We sent it to ${company}.`;
    case 'returned':
      return `${company} returned it.`;
    case 'notified-withdraw':
      return `We told ${company} that you withdrew your consent.`;
    case 'notified-delete':
      return `We told ${company} that you asked for deletion.`;
    case 'deleted':
      return `We deleted your ${name}.`;
  }
}
