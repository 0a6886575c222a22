import { Link } from 'react-router-dom';
import { leadPath } from '#src/lib/paths.ts';
import { useResource } from '#src/lib/use-resource.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Card } from '#src/ui/Card.tsx';
import styles from './OpenRequests.module.css';
import { openRequests } from './open-requests.ts';
import { askedText, dueText } from './request-texts.ts';

/** People's open requests, the most urgent first. */
export function OpenRequests() {
  const requests = useResource(openRequests);
  if (requests.status === 'failed') {
    return (
      <Alert tone="error" title="Requests to withdraw or delete could not be loaded.">
        <p>Please reload the page before you pass a lead on.</p>
      </Alert>
    );
  }
  if (requests.status === 'loading' || requests.value.length === 0) return null;
  return (
    <Card>
      <section aria-labelledby="requests" className={styles.requests}>
        <h2 id="requests" className={styles.title}>
          Waiting for you
        </h2>
        <ul className={styles.list}>
          {requests.value.map(({ revocation, lead }) => (
            <li key={`${lead.id} ${revocation.asks}`}>
              <Link to={leadPath(lead.kind, lead.id)}>{`${lead.name} (${lead.reference})`}</Link>{' '}
              <span>{`${askedText(revocation)}. ${dueText(revocation.askedAt)}`}</span>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
