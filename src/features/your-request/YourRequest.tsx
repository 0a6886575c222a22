import { useLocation } from 'react-router-dom';
import { referenceNumber } from '#src/domain/leads/reference-number.ts';
import { leadNames, readRequestHash } from '#src/domain/leads/request-address.ts';
import { requests } from '#src/domain/leads/revocation.ts';
import { useHydrated } from '#src/lib/use-hydrated.ts';
import { RequestCard } from './RequestCard.tsx';
import { UnknownRequest } from './UnknownRequest.tsx';
import styles from './YourRequest.module.css';

/**
 * What a person may ask for about the lead that the address names. Opening it sends nothing, because
 * mail programs open links by themselves.
 */
export function YourRequest() {
  const hydrated = useHydrated();
  const { hash } = useLocation();
  const reference = readRequestHash(hash);
  if (!hydrated) return <div className={styles.space} />;
  if (!reference) return <UnknownRequest />;
  return (
    <div key={hash} className={styles.requests}>
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
