import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { InquiryStatus } from '#src/data/leads/your-request.service.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { formatLongDate } from '#src/lib/format/format.ts';
import { useHydrated } from '#src/lib/hooks/use-hydrated.ts';
import { whoContacts } from '#src/model/lead-forms/who-contacts.ts';
import {
  type LeadReference,
  leadNames,
  type Request,
  readRequestHash,
  referenceNumber,
  requests,
} from '#src/model/leads/lead-reference.ts';
import type { ReferralEvent } from '#src/model/leads/lead-referrals.ts';
import { site } from '#src/site.ts';
import { Alert } from '#src/ui/notices/Alert.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Card } from '#src/ui/parts/Card.tsx';
import { RequestCard } from './RequestCard.tsx';
import styles from './YourRequest.module.css';

/**
 * The requests about the lead that the URL names. Opening the page sends nothing, because mail
 * programs open links on their own.
 */
export function YourRequest() {
  const hydrated = useHydrated();
  const { hash } = useLocation();
  const reference = readRequestHash(hash);
  return (
    <div className={styles.space}>
      {hydrated && (reference ? <LeadRequests key={hash} {...reference} /> : <UnknownRequest />)}
    </div>
  );
}

/** What happened to a lead, and the requests that a person can make about it as long as it is stored. */
function LeadRequests(reference: LeadReference) {
  const { kind } = reference;
  const name = leadNames[kind];
  const leadStatus = useLeadStatus(reference);
  const { status } = leadStatus;
  const isDeleted = status?.events.some(({ what }) => what === 'deleted');
  return (
    <div className={styles.requests}>
      <p>
        This is about your {name} to {site.name} with the reference number{' '}
        <strong className={styles.number}>{referenceNumber(reference.lead)}</strong>. Nothing else
        that you sent is shown or deleted here. For the rest, please{' '}
        <Link to={paths.contact}>write to us</Link> with the same email address, so that we can
        check that it is yours.
      </p>
      {kind === 'mortgageQuotes' && <p>{whoContacts.end}</p>}
      <LeadStatusCard kind={kind} {...leadStatus} />
      {!isDeleted &&
        requests.map((asks) => (
          <RequestCard
            key={asks}
            reference={reference}
            asks={asks}
            knownAt={status?.askedAt[asks]}
          />
        ))}
    </div>
  );
}

function UnknownRequest() {
  return (
    <Card className={styles.card}>
      <h2 className={styles.heading}>This link is incomplete</h2>
      <p>
        The link to this page is on the screen that you saw after you sent the form. Make sure you
        copied the whole link.
      </p>
      <p>
        If you don’t have it anymore, please <Link to={paths.contact}>contact us</Link>. Use the
        same email address as in the form, and tell us what you want: to withdraw your consent, or
        to have what you sent deleted.
      </p>
    </Card>
  );
}

/** Reads what happened to a lead by a press, and not by itself: mail programs open links, too. */
function useLeadStatus(reference: LeadReference) {
  const [reading, setReading] = useState<'idle' | 'reading' | 'failed'>('idle');
  const [status, setStatus] = useState<InquiryStatus>();

  async function read() {
    if (reading === 'reading') return;
    setReading('reading');
    try {
      const { readInquiryStatus } = await import('#src/data/leads/your-request.service.ts');
      setStatus(await readInquiryStatus(reference));
      setReading('idle');
    } catch {
      setReading('failed');
    }
  }

  return { reading, status, read };
}

function LeadStatusCard({
  kind,
  reading,
  status,
  read,
}: ReturnType<typeof useLeadStatus> & Pick<LeadReference, 'kind'>) {
  const name = leadNames[kind];
  const button = kind === 'mortgageQuotes' ? `See who has your ${name}` : 'See your requests';
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

function StatusLines({ kind, events, askedAt }: InquiryStatus & Pick<LeadReference, 'kind'>) {
  const requested = Object.entries(askedAt).map(([asks, at]) => ({
    at,
    text: requestTexts[asks as Request],
  }));
  const lines = [
    ...events.map((event) => ({ at: event.at, text: eventText(event, leadNames[kind]) })),
    ...requested,
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

const requestTexts: Readonly<Record<Request, string>> = {
  withdraw: 'You withdrew your consent.',
  delete: 'You asked for deletion.',
};

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
