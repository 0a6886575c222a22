import { useState } from 'react';
import { type LeadReference, leadNames, type Request } from '#src/domain/leads/lead-reference.ts';
import type { ReferralEvent } from '#src/domain/leads/lead-referrals.ts';
import { formatLongDate } from '#src/lib/format.ts';
import { loadService } from '#src/lib/lazy-value.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import styles from './YourRequest.module.css';
import type { LeadStatus } from './your-request.service.ts';

type Reading = 'idle' | 'reading' | 'failed';

/** Reads what happened to a lead by a press, and not by itself: mail programs open links, too. */
export function useLeadStatus(reference: LeadReference) {
  const [reading, setReading] = useState<Reading>('idle');
  const [status, setStatus] = useState<LeadStatus>();

  async function read() {
    if (reading === 'reading') return;
    setReading('reading');
    try {
      const { readLeadStatus } = await loadService(() => import('./your-request.service.ts'));
      setStatus(await readLeadStatus(reference));
      setReading('idle');
    } catch {
      setReading('failed');
    }
  }

  return { reading, status, read };
}

interface LeadStatusCardProps extends ReturnType<typeof useLeadStatus> {
  kind: LeadReference['kind'];
}

/** What happened to a lead: the companies that got it, and what its sender asked for. */
export function LeadStatusCard({ kind, reading, status, read }: LeadStatusCardProps) {
  const name = leadNames[kind];
  const button =
    kind === 'mortgageQuotes' ? `See who has your ${name}` : 'See what you have asked for';
  return (
    <Card className={styles.card}>
      <h2 className={styles.heading}>What happened to your {name}</h2>
      <div role="status" className={styles.status}>
        {status && <StatusLines kind={kind} {...status} />}
      </div>
      {reading === 'failed' && (
        <Alert tone="error" title={`We couldn’t read what happened to your ${name}`}>
          <p>You may be offline. Please check your connection and press the button again.</p>
        </Alert>
      )}
      <Button
        variant="quiet"
        className="screen-only"
        busy={reading === 'reading'}
        onClick={() => void read()}
      >
        {reading === 'reading' ? 'Reading...' : status ? 'Read it again' : button}
      </Button>
    </Card>
  );
}

/** What happened, by day, and in words where nothing did. */
function StatusLines({ kind, events, askedAt }: LeadStatus & Pick<LeadStatusCardProps, 'kind'>) {
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
      {lines.length === 0 && kind === 'leadBuyers' && <p>You have asked for nothing yet.</p>}
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
      return `${company} got it from us.`;
    case 'returned':
      return `${company} gave it back.`;
    case 'notified-withdraw':
      return `We told ${company} that you withdrew your consent.`;
    case 'notified-delete':
      return `We told ${company} that you asked for deletion.`;
    case 'deleted':
      return `We deleted your ${name}.`;
  }
}
