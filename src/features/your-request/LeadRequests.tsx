import { referenceNumber } from '#src/domain/leads/reference-number.ts';
import { type LeadReference, leadNames } from '#src/domain/leads/request-address.ts';
import { requests } from '#src/domain/leads/revocation.ts';
import { RequestCard } from './RequestCard.tsx';
import styles from './YourRequest.module.css';

/** The requests that a person can make about a lead. */
export function LeadRequests(reference: LeadReference) {
  return (
    <div className={styles.requests}>
      <p>
        This is about your {leadNames[reference.kind]} with the reference number{' '}
        <strong className={styles.number}>{referenceNumber(reference.lead)}</strong>.
      </p>
      {requests.map((asks) => (
        <RequestCard key={asks} reference={reference} asks={asks} />
      ))}
    </div>
  );
}
