import { referenceNumber } from '#src/domain/leads/lead-reference.ts';
import styles from './ReferenceNumber.module.css';

/** The number that identifies a stored lead in messages between the visitor and the owner. */
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
