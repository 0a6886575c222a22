import { referenceNumber } from '#src/domain/leads/reference-number.ts';
import styles from './ReferenceNumber.module.css';

/** The number by which a person and the owner speak of a stored lead. */
export function ReferenceNumber({ leadId }: { leadId: string }) {
  return (
    <div className={styles.reference}>
      <p>
        Your reference number is{' '}
        <strong className={styles.number}>{referenceNumber(leadId)}</strong>
      </p>
      <p>Please mention it when you write to us.</p>
    </div>
  );
}
