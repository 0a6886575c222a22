import { useLocation } from 'react-router-dom';
import { readRequestHash } from '#src/domain/leads/request-address.ts';
import { useHydrated } from '#src/lib/use-hydrated.ts';
import { LeadRequests } from './LeadRequests.tsx';
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
  return (
    <div className={styles.space}>
      {hydrated && (reference ? <LeadRequests key={hash} {...reference} /> : <UnknownRequest />)}
    </div>
  );
}
