import { Link } from 'react-router-dom';
import { referenceNumber } from '#src/domain/leads/reference-number.ts';
import { type LeadReference, requestAddress } from '#src/domain/leads/request-address.ts';
import styles from './LeadReceipt.module.css';

/** The number of a stored lead, and the way to withdraw the consent to it. */
export function LeadReceipt(reference: LeadReference) {
  return (
    <div className={styles.receipt}>
      <p>
        Your reference number is{' '}
        <strong className={styles.number}>{referenceNumber(reference.lead)}</strong>. Please mention
        it when you write to us.
      </p>
      <p>
        <Link to={requestAddress(reference)}>Withdraw your consent or ask for deletion</Link> at any
        time. Opening that page changes nothing. Bookmark it: you need no account there, and its
        address is all it takes.
      </p>
    </div>
  );
}
