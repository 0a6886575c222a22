import { revocationId } from '#src/domain/leads/lead-reference.ts';
import { isSignInFresh } from '#src/lib/fresh-sign-in.ts';
import { useResource } from '#src/lib/use-resource.ts';
import { Alert } from '#src/ui/Alert.tsx';
import styles from './LeadDesk.module.css';
import { RequestItem } from './LeadItem.tsx';
import { revocationsOfLeads } from './privacy.service.ts';
import { selectOpenRequests } from './requests.ts';

/** Names the companies that should have been told of a request by now; nothing if none should. */
export function OverdueNotice() {
  const late = useResource(findOverdue);
  if (late.status !== 'loaded' || late.value.length === 0) return null;
  return (
    <div data-private>
      <Alert tone="error" title="Companies were not told in time.">
        <ul className={styles.list}>
          {late.value.map((request) => (
            <RequestItem key={revocationId(request.revocation)} request={request} />
          ))}
        </ul>
      </Alert>
    </div>
  );
}

async function findOverdue() {
  // Nobody who opens the dashboard is asked for the password because of this.
  if (!(await isSignInFresh())) return [];
  return selectOpenRequests(await revocationsOfLeads()).filter(({ overdue }) => overdue.length > 0);
}
