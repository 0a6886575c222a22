import type { LeadReference, Request } from '#src/domain/leads/lead-reference.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { RequestOutcome } from './RequestOutcome.tsx';
import { useRequest } from './use-request.ts';
import styles from './YourRequest.module.css';
import { textsOf } from './your-request.texts.ts';

interface RequestCardProps {
  reference: LeadReference;
  asks: Request;
}

/** A request that a person can make, with its outcome. */
export function RequestCard({ reference, asks }: RequestCardProps) {
  const { state, send } = useRequest(reference, asks);
  const { heading, promise, button, taken } = textsOf(reference.kind, asks);
  const isSending = state === 'sending';
  return (
    <Card className={styles.card}>
      <h2 className={styles.heading}>{heading}</h2>
      <p>{promise}</p>
      <RequestOutcome state={state} taken={taken} />
      {state !== 'taken' && (
        <Button variant="quiet" busy={isSending} disabled={isSending} onClick={send}>
          {isSending ? 'Sending...' : button}
        </Button>
      )}
    </Card>
  );
}
