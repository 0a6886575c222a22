import { useLocation } from 'react-router-dom';
import { readRequestHash } from '#src/domain/leads/lead-reference.ts';
import { useHydrated } from '#src/lib/use-hydrated.ts';
import { LeadRequests } from './LeadRequests.tsx';
import { UnknownRequest } from './UnknownRequest.tsx';
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
