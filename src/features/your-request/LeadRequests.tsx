import { Link } from 'react-router-dom';
import {
  type LeadReference,
  leadNames,
  referenceNumber,
  requests,
} from '#src/domain/leads/lead-reference.ts';
import { paths } from '#src/lib/paths.ts';
import { RequestCard } from './RequestCard.tsx';
import styles from './YourRequest.module.css';

/** The requests that a person can make about a lead. */
export function LeadRequests(reference: LeadReference) {
  const name = leadNames[reference.kind];
  return (
    <div className={styles.requests}>
      <p>
        This is about your {name} with the reference number{' '}
        <strong className={styles.number}>{referenceNumber(reference.lead)}</strong>, and about
        nothing else that you sent. For the rest, please <Link to={paths.contact}>write to us</Link>{' '}
        with the same email address, so that we can check that it is yours.
      </p>
      {requests.map((asks) => (
        <RequestCard key={asks} reference={reference} asks={asks} />
      ))}
    </div>
  );
}
