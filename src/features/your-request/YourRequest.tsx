import { Link, useLocation } from 'react-router-dom';
import {
  type LeadReference,
  leadNames,
  readRequestHash,
  referenceNumber,
  requests,
} from '#src/domain/leads/lead-reference.ts';
import { whoContacts } from '#src/domain/leads/who-contacts.ts';
import { paths } from '#src/lib/paths.ts';
import { useHydrated } from '#src/lib/use-hydrated.ts';
import { site } from '#src/site.ts';
import { Card } from '#src/ui/Card.tsx';
import { LeadStatusCard, useLeadStatus } from './LeadStatusCard.tsx';
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

/** Shown when the URL names no lead; says where to find the right link. */
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
